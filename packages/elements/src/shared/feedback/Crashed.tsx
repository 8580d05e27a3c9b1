import { useText } from '../../scope.ts'

interface CrashedProps {
  retry: () => void
  sentence?: string
  again?: string
}

/** Shown in place of a view that crashed, or whose texts did not come, in the words given. */
export function Crashed({ retry, sentence, again }: CrashedProps) {
  const { t } = useText()
  return (
    <div role="alert">
      <p>{sentence ?? t('error.render-failed')}</p>
      <button type="button" className="link" part="retry" onClick={retry}>
        <span>{again ?? t('common.retry')}</span>
      </button>
    </div>
  )
}
