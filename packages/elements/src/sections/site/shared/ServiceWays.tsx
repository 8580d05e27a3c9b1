import { useState } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { Icon, iconCss } from '../../../ui/media/Icon.tsx'
import { Ring, ringCss } from '../../../ui/media/Ring.tsx'
import entryCss from './entry.css'
import { openService } from './open-service.ts'
import { serviceIcon } from './service-icon.ts'
import css from './service-ways.css'
import type { ServiceWay } from './use-service-ways.ts'
import { keyed } from '../../../ui/data/keyed.ts'

export const serviceWaysCss = [...buttonCss, ...iconCss, ...ringCss, ...actionFailureCss, entryCss, css]

interface ServiceWaysProps {
  ways: readonly ServiceWay[]
  /** Buttons in a row in place of entries of a list. */
  buttons?: boolean
}

/**
 * Ways to customer service (CS-02). Their addresses are fetched and unsealed at the press, and
 * stand nowhere before (ENT-24, CS-04).
 */
export function ServiceWays({ ways, buttons = false }: ServiceWaysProps) {
  const { t } = useText()
  const scope = useScope()
  const [pressed, setPressed] = useState('')
  const { busy, failure, run } = useCommand<string>(
    async position => openService(position, await scope.serviceAddress(position), window),
    {},
  )

  const way = (each: ServiceWay) => {
    const { csPosition } = each
    const title = each.title || t('service.title')
    const loading = busy && csPosition === pressed
    const open = () => {
      setPressed(csPosition)
      void run(csPosition)
    }
    if (buttons)
      return (
        <Button part="way" loading={loading} onClick={open}>
          {title}
        </Button>
      )
    return (
      <button type="button" className="entry" part="way" aria-busy={loading || undefined} onClick={open}>
        {loading ? <Ring /> : <Icon of={serviceIcon(each)} size={20} />}
        <span dir="auto">{title}</span>
      </button>
    )
  }
  return (
    <>
      <ul className={buttons ? 'service-buttons' : 'service-ways'}>
        {keyed(ways, each => each.csPosition).map(([key, each]) => (
          <li key={key}>{way(each)}</li>
        ))}
      </ul>
      <ActionFailure error={failure} />
    </>
  )
}
