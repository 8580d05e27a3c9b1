import { inboxMessages, readMessages, removeMessages, unreadCount } from '@baize/contract'
import type { InboxMessage, MessageKind, Output } from '@baize/contract'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import { paragraphs } from '../announcements/index.ts'
import type { Deps } from '../deps.ts'
import { pageWindow } from '../http/paging.ts'
import { route, sessionOf } from '../http/route.ts'
import {
  countMessages,
  countUnreadMessages,
  deleteMessages,
  markMessagesRead,
  messagesOf,
} from '../messages/player-messages.ts'
import type { PlayerMessage } from '../messages/player-messages.ts'
import { markNoticesRead, noticesFor } from './notices.ts'

type Unread = Output<typeof unreadCount>

async function unreadOf(deps: Deps, who: Player, language: string): Promise<Unread> {
  const personal = await countUnreadMessages(deps.db, who.id)
  const notice = (await noticesFor(deps, who, language)).filter(({ isRead }) => !isRead).length
  return { unreadMessage: personal + notice, personal, notice }
}

const shown = ({ at, content, action, ...message }: PlayerMessage): InboxMessage => ({
  ...message,
  content: paragraphs(content),
  time: at.toISOString(),
  action: action?.word ?? '',
  linkageType: action && 'ROUTE',
  linkage: action?.route ?? '',
})

interface ListPage {
  pageNo: number
  pageSize: number
  language: string
}

type Page = Pick<Output<typeof inboxMessages>, 'content' | 'pageNum' | 'totalPages' | 'total'>

/** A page of each kind. */
const pageOf: Readonly<Record<MessageKind, (deps: Deps, who: Player, asked: ListPage) => Promise<Page>>> = {
  async personal({ db }, who, { language, ...page }) {
    const { fields, ...window } = pageWindow(page)
    const messages = await messagesOf(db, who.id, language, window)
    return { content: messages.map(shown), ...fields(await countMessages(db, who.id)) }
  },
  async notice(deps, who, { language, ...page }) {
    return pageWindow(page).of(await noticesFor(deps, who, language))
  },
}

const inboxMessagesRoute = route(inboxMessages, async ({ kind, language, pageNo = 1, pageSize = 20 }, ctx) => {
  const who = await playerOfSession(ctx)
  const page = await pageOf[kind](ctx.deps, who, { pageNo, pageSize, language })
  return { ...page, ...(await unreadOf(ctx.deps, who, language)) }
})

const unreadCountRoute = route(unreadCount, async (_input, ctx) =>
  unreadOf(ctx.deps, await playerOfSession(ctx), ctx.language),
)

const readMessagesRoute = route(readMessages, async ({ kind, ids }, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  if (kind === 'personal') await markMessagesRead(deps, who.id, ids)
  else await markNoticesRead(deps, who, ids, language)
  return unreadOf(deps, who, language)
})

const removeMessagesRoute = route(removeMessages, async ({ ids }, ctx) => {
  await deleteMessages(ctx.deps.db, sessionOf(ctx).playerId, ids)
  return unreadOf(ctx.deps, await playerOfSession(ctx), ctx.language)
})

export const inboxRoutes = [inboxMessagesRoute, unreadCountRoute, readMessagesRoute, removeMessagesRoute]
