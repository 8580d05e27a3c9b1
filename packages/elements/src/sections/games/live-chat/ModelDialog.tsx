import type { Model } from '@baize/contract'
import { useScope, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { languageName } from './language-name.ts'
import type { Chat } from './use-chat.ts'

interface ModelDialogProps {
  model: Model
  chat: Chat
  onClose: () => void
}

/**
 * Who a model is, with "Chat now"; before the first chat it asks whoever was never asked for the
 * confirmation of age (CHAT-04, CHAT-07).
 */
export function ModelDialog({ model, chat, onClose }: ModelDialogProps) {
  const { t, refusal } = useText()
  if (chat.asksAge)
    return (
      <Dialog
        title={t('chat.ageTitle')}
        closeLabel={t('common.close')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('chat.ageNo')}</Button>
            <Button kind="primary" loading={chat.busy} onClick={() => chat.confirmAge(model)}>
              {t('chat.ageYes')}
            </Button>
          </>
        }
      >
        <p>{t('chat.ageText')}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={model.nickname}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" loading={chat.busy} onClick={() => chat.start(model)}>
          {t('chat.chatNow')}
        </Button>
      }
    >
      <ModelFacts model={model} />
      {!model.online && <p className="chat-note">{t('chat.awayText', { name: model.nickname })}</p>}
      <div className="chat-trouble" role="alert">
        {chat.failure && <Alert kind="error">{refusal(chat.failure)}</Alert>}
      </div>
    </Dialog>
  )
}

function ModelFacts({ model }: { model: Model }) {
  const scope = useScope()
  const { t, locale, number } = useText()
  const { photo, languages, tags, online, viewers } = model
  const facts = [
    [t('chat.speaks'), languages.map(code => languageName(code, locale)).join(', ')],
    [t('chat.likes'), tags.join(', ')],
    [t('chat.inRoom'), t('chat.viewers', { number: number(viewers) })],
  ]
  return (
    <div className="chat-detail">
      <span className="chat-photo">
        <Image src={scope.image(photo)} again={scope.image(photo, 1)} alt="" ratio="3/4" eager />
      </span>
      <div>
        <Badge kind={online ? 'win' : 'neutral'}>{t(online ? 'chat.online' : 'chat.away')}</Badge>
        <dl className="chat-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
