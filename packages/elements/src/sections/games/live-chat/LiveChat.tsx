import { modelList } from '@baize/contract'
import { useCustomState } from '../../../runtime/context.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useRead, useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { messageCircle } from '../../../ui/media/icons.gen.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRefreshTimer } from './use-models.ts'
import type { liveChat } from './live-chat.element.ts'
import { Models } from './Models.tsx'

/** Address of the live chat on the operator's own site (CHAT-06). */
const chatPage = '/live-chat'

/**
 * The floating button that leads to the models; absent where the site has no live chat (CHAT-06).
 */
function ChatButton() {
  const { t, language, number } = useText()
  const { navigate } = useNavigation()
  const { data, refresh } = useRead(modelList, { language, online: true, pageNo: 1, pageSize: 1 })
  useRefreshTimer(refresh)
  useCustomState('offered', data !== undefined)
  if (!data) return null
  const label = data.online ? t('chat.buttonOnline', { number: number(data.online) }) : t('chat.buttonNobody')
  return (
    <button type="button" className="chat-button" part="button" aria-label={label} onClick={() => navigate(chatPage)}>
      <Icon of={messageCircle} size={20} />
      <span aria-hidden="true">{label}</span>
    </button>
  )
}

/** The live chat (CHAT-01 to CHAT-07): its models, or the button that leads to them. */
export function LiveChat({ layout, opens, withoutHeading = false, emit }: ViewProps<typeof liveChat>) {
  if (layout === 'button') return <ChatButton />
  return (
    <Models
      opens={opens}
      withoutHeading={withoutHeading}
      onLaunch={modelId => emit('baize-chat-launch', { modelId })}
    />
  )
}
