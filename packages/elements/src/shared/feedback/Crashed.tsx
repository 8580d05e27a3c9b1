import { useText } from '../../scope.ts'

/** Shown in place of a view that crashed. */
export function Crashed({ retry }: { retry: () => void }) {
  const { t } = useText()
  return (
    <div role="alert">
      <p>{t('error.render-failed')}</p>
      <button type="button" className="link" part="retry" onClick={retry}>
        <span>{t('common.retry')}</span>
      </button>
    </div>
  )
}
