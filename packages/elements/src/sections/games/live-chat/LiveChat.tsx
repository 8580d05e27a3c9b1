import type { ViewProps } from '../../../runtime/declare.ts'
import { ChatButton } from './ChatButton.tsx'
import type { liveChat } from './live-chat.element.ts'
import { Models } from './Models.tsx'

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
