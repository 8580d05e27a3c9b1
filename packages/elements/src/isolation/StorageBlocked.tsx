import { useScope, useText, useTextOf } from '../scope.ts'
import { openSite } from '../shared/navigation/default-actions.ts'

/**
 * Says that the browser forgets a login made here, and leads to the operator's own site, where it
 * does not.
 */
export function StorageBlocked({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const group = useTextOf('frame')
  const { $config } = useScope()
  const go = () => openSite($config.get()?.api ?? location.origin, '/')
  return (
    <div role="status">
      <p>{group?.t('frame.forgets')}</p>
      <button type="button" className="link" onClick={go}>
        <span>{t('common.operatorSite')}</span>
      </button>{' '}
      <button type="button" className="link" onClick={onClose}>
        <span>{t('common.close')}</span>
      </button>
    </div>
  )
}
