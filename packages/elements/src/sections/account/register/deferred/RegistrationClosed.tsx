import { systemStatus } from '@baize/contract'
import { useState } from 'react'
import { useRead, useScope, useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../../ui/data/EmptyState.tsx'

/** A way to customer service. Its address is fetched and unsealed at the press, and stands nowhere before (ENT-24). */
function ServiceButton({ position, title }: { position: string; title: string }) {
  const scope = useScope()
  const [asking, setAsking] = useState(false)
  const open = () => {
    setAsking(true)
    scope
      .serviceAddress(position)
      .then(address => {
        if (address) window.open(address, '_blank', 'noopener,noreferrer')
      })
      .catch((error: unknown) => scope.fail(error))
      .finally(() => setAsking(false))
  }
  return (
    <Button loading={asking} onClick={open}>
      {title}
    </Button>
  )
}

/** Said in place of the form where the operator has closed registration, with the ways to customer service (REG-35). */
export function RegistrationClosed() {
  const { t } = useText()
  const { data } = useRead(systemStatus, {})
  const ways = data?.customerService.map(({ csPosition, title }) => (
    <ServiceButton key={csPosition} position={csPosition} title={title || t('register.service')} />
  ))
  return <EmptyState title={t('register.closed')} text={t('register.closedText')} action={ways} />
}
