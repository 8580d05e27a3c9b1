import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { OpenQuestion } from './use-question.ts'

/** A question over the form, or a warning that is only read. Closing it is going back. */
export function QuestionDialog({ title, text, yes, no, answer }: OpenQuestion) {
  const { t } = useText()
  const back = () => answer(false)
  const actions = (
    <>
      {no && <Button onClick={back}>{no}</Button>}
      <Button kind="primary" onClick={() => answer(true)}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={back} actions={actions}>
      <p role="alert">{text}</p>
    </Dialog>
  )
}
