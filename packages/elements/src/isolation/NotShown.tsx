import { useScope, useText, useTextOf } from '../scope.ts'
import { openSite } from '../shared/navigation/default-actions.ts'

/** Says that an element cannot be used on this page, and leads to the operator's own site. */
export function NotShown({ retry }: { retry?: () => void }) {
  const { t } = useText()
  const group = useTextOf('frame')
  const { $config } = useScope()
  if (!group) return null
  const button = (label: string, go: () => void, part?: string) => (
    <button type="button" className="link" part={part} onClick={go}>
      <span>{label}</span>
    </button>
  )
  return (
    <div role="alert">
      <p>{group.t('frame.refused')}</p>
      {retry && button(t('common.retry'), retry, 'retry')}{' '}
      {button(t('common.operatorSite'), () => openSite($config.get()?.api ?? location.origin, '/'))}
    </div>
  )
}
