import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { readSetting } from '../../db/settings.ts'
import type { Deps } from '../../deps.ts'
import { parseJson, readBody } from '../../http/body.ts'
import { clientAddressOf, networkOf } from '../../http/client-address.ts'
import { refused, succeeded } from '../../http/envelope.ts'
import { notFound, fileResponse } from '../../http/files/file-response.ts'
import { parseInput } from '../../http/input.ts'
import { inTime } from '../../http/in-time.ts'
import { Refusal } from '../../http/refusal.ts'
import { refusalOf } from '../../http/refusal-of.ts'
import { networkMark } from '../bans.ts'
import { enterRoom, roomActions } from './room-actions.ts'
import { fileHeaders, roomFiles, roomPage } from './room-page.ts'
import { answerHeaders, pageHeaders, preflightHeaders, streamHeaders } from './headers.ts'
import { seatOf, type Seat } from '../seats.ts'
import { listenersOf } from '../room-listeners.ts'
import { brandSetting } from '../../system/index.ts'
import { roomStream } from './stream.ts'
import { requireLiveChat } from '../settings.ts'

/**
 * Limits actions that others notice: of each person, and of all people of one address together
 * (CHAT-07).
 * @throws Refusal RATE_LIMITED
 */
function requireActionRate({ limits }: Pick<Deps, 'limits'>, { person }: Pick<Seat, 'person'>, network: string): void {
  limits.require('chat-actions', person)
  limits.require('chat-actions-of-address', network)
}

const Ticket = z.object({ ticket: z.string().check(z.maxLength(128)) })
const lineNumber = /^\d{1,15}$/

const networkOfCall = (c: Context, { config }: Deps): string => {
  const forwarded = c.req.header('x-forwarded-for') ?? null
  return networkOf(clientAddressOf(getConnInfo(c).remote.address ?? '', forwarded, config.trustedProxies))
}

/**
 * A refusal in the envelope of all calls, with the seconds to wait in a header. Other errors are
 * thrown on.
 */
function refusal(error: unknown): Response {
  const known = refusalOf(error)
  if (!known) throw error
  const { status, body } = refused(known)
  const headers = new Headers(answerHeaders)
  if (known.retryAfter) headers.set('Retry-After', String(known.retryAfter))
  return new Response(body, { status, headers })
}

async function answered({ config }: Deps, work: () => Promise<unknown>): Promise<Response> {
  try {
    const { status, body } = succeeded(await inTime(work(), config.answerTimes.call))
    return new Response(body, { status, headers: answerHeaders })
  } catch (error) {
    return refusal(error)
  }
}

/**
 * The seat that a page proves in its header, at the mark of its network.
 * @throws Refusal FUNCTION_DISABLED or NOT_LOGGED_IN
 */
async function seated(deps: Deps, authorization: string, network: string): Promise<Seat> {
  const { login } = await requireLiveChat(deps)
  const seat = await seatOf(deps, authorization.replace(/^Bearer /, ''), network, login)
  if (!seat) throw new Refusal('NOT_LOGGED_IN')
  return seat
}

/**
 * The rooms of the live chat: their page, the actions of people in them, and the stream of events.
 * Mounted under `/chat`.
 */
export function roomApp(deps: Deps): Hono {
  const app = new Hono()
  const files = roomFiles()
  const markOf = (c: Context) => networkMark(deps, networkOfCall(c, deps))
  const bodyOf = async (c: Context) => parseJson(await readBody(c.req.raw, deps.config))

  app.options('*', () => new Response(null, { status: 204, headers: preflightHeaders }))
  // Before a body is read or the database is asked.
  app.use(async (c, next) => {
    try {
      deps.limits.require('calls', networkOfCall(c, deps))
    } catch (error) {
      return refusal(error)
    }
    return next()
  })
  app.get('/room', async c => {
    const languages = [c.req.query('lang') ?? '', ...(c.req.header('accept-language') ?? '').split(',')]
    const brand = await readSetting(deps, brandSetting)
    return new Response(roomPage(languages, c.req.query('theme') ?? '', brand), { headers: pageHeaders })
  })
  app.get('/m/:file', c => {
    const file = files.get(c.req.param('file'))
    return file ? fileResponse(c.req.raw, file, 200, fileHeaders) : notFound()
  })
  app.post('/enter', c =>
    answered(deps, async () => {
      const { ticket } = parseInput(Ticket, await bodyOf(c)) as z.infer<typeof Ticket>
      return enterRoom(deps, ticket, await markOf(c))
    }),
  )
  app.get('/stream', async c => {
    const authorization = c.req.header('authorization') ?? ''
    const network = await markOf(c)
    let seat: Seat
    try {
      seat = await seated(deps, authorization, network)
      if (!listenersOf(deps).hasRoomFor(network)) deps.limits.refuse('chat-streams')
    } catch (error) {
      return refusal(error)
    }
    const after = lineNumber.test(c.req.query('after') ?? '') ? Number(c.req.query('after')) : 0
    const allowed = () =>
      seated(deps, authorization, network).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        },
      )
    return new Response(roomStream(deps, { seat, network, after, allowed }), { headers: streamHeaders })
  })
  app.post('/:action', c =>
    answered(deps, async () => {
      const name = c.req.param('action')
      const action = Object.hasOwn(roomActions, name) ? roomActions[name] : undefined
      if (!action) throw new Refusal('NOT_FOUND')
      const network = await markOf(c)
      const seat = await seated(deps, c.req.header('authorization') ?? '', network)
      const input = parseInput(action.input, await bodyOf(c))
      if (action.rateLimited) requireActionRate(deps, seat, networkOfCall(c, deps))
      return action.run(deps, { ...seat, network }, input)
    }),
  )
  // Not `/chat` itself: the site says that it has no such page.
  app.all('/:rest{.+}', () => notFound())
  return app
}
