import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { anyModel, type Models } from './use-models.ts'

/** Nobody is shown: nobody is online, or nobody fits what was looked for; the way back to everybody stands below (CHAT-04). */
export function NoModels({ wish, look }: Pick<Models, 'wish' | 'look'>) {
  const { t } = useText()
  const narrowed = Boolean(wish.keyword.trim() || wish.speaks)
  const filtered = narrowed || wish.online
  return (
    <EmptyState
      title={t(narrowed ? 'chat.noneFound' : 'chat.none')}
      action={filtered && <Button onClick={() => look(anyModel)}>{t('chat.showAll')}</Button>}
    />
  )
}
