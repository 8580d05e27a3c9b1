import { launchChat } from '@baize/contract'
import type { Caller } from '@baize/testing/client'
import { runCommand } from '../src/app/commands.ts'
import type { Started } from './started.ts'

export interface Said {
  line: number
  kind: string
  person: string
  name: string
  role: string
  body: string
}
interface RoomEntry {
  seat: string
  me: { person: string; name: string; role: string }
  room: { online: boolean; viewers: number }
  blocked: number
  last: number
  lines: Said[]
}
interface Answer<T> {
  status: number
  code?: string
  value: T
  headers: Headers
}

/** A platform, and what the caller's browser adds to each call. */
interface At {
  url: string
  headers?: Caller['headers']
}

/** What the page of a room sends. */
async function post<T>({ url, ...from }: At, act: string, input: object, seat = ''): Promise<Answer<T>> {
  const proof = seat && { authorization: `Bearer ${seat}` }
  const headers = { 'content-type': 'application/json', ...from.headers, ...proof }
  const response = await fetch(`${url}/chat/${act}`, { method: 'POST', headers, body: JSON.stringify(input) })
  const { code, value } = (await response.json()) as Answer<T>
  return { status: response.status, ...(code && { code }), value, headers: response.headers }
}

/** The events of a stream as they come: name and data. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<{ name: string; data: unknown }, void> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const text = decoder.decode(chunk, { stream: true })
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
      const name = field('event')
      if (name) yield { name, data: JSON.parse(field('data') ?? 'null') }
    }
  }
}

/** One page in a room: says things, and hears what others say until a wish is met. */
export async function sitDown(at: At, ticket: string) {
  const { code, value } = await post<RoomEntry>(at, 'enter', { ticket })
  if (code) throw new Error(`Not let in: ${code}`)
  const { seat } = value
  const follow = async (after: number) => {
    const end = new AbortController()
    const headers = { ...at.headers, authorization: `Bearer ${seat}` }
    const response = await fetch(`${at.url}/chat/stream?after=${after}`, { headers, signal: end.signal })
    const heard = response.body ? events(response.body) : null
    return {
      status: response.status,
      hangUp: () => end.abort(),
      /** The next event that is wished for. */
      async until<T>(name: string, wish: (data: T) => boolean = () => true): Promise<T> {
        if (!heard) throw new Error('No stream')
        for (;;) {
          const { value: event, done } = await heard.next()
          if (done) throw new Error(`The stream ended before ${name}`)
          if (event.name === name && wish(event.data as T)) return event.data as T
        }
      },
    }
  }
  return {
    ...value,
    act: <T = unknown>(act: string, input: object = {}) => post<T>(at, act, input, seat),
    say: (text: string, key: string = crypto.randomUUID()) => post<{ line: number }>(at, 'say', { key, text }, seat),
    follow,
  }
}
export type Guest = Awaited<ReturnType<typeof sitDown>>

/** The ticket in an address. */
export const ticketOf = (url: string): string => new URL(url).hash.slice(1)

/** How tests come into the rooms of a platform, each call as the caller's browser makes it. */
export function rooms({ client, platform }: Pick<Started, 'client' | 'platform'>, { headers = {} }: Caller = {}) {
  const at: At = { url: platform.url, headers }
  const launch = (modelId: string, device?: string, token?: string) => {
    const asked = { modelId, language: 'EN', ...(device && { device }) }
    return client.call(launchChat, asked, { token: token ?? null, headers })
  }
  const guest = async (modelId: string, device?: string): Promise<Guest> =>
    sitDown(at, ticketOf((await launch(modelId, device)).value.url))
  const member = async (modelId: string, token: string): Promise<Guest> =>
    sitDown(at, ticketOf((await launch(modelId, undefined, token)).value.url))
  const host = async (modelId: string): Promise<Guest> => {
    const { lines } = await runCommand(platform.deps, ['chat', 'host', modelId], 'ada')
    return sitDown(at, ticketOf(lines[1] ?? ''))
  }
  return { launch, guest, member, host, enter: (ticket: string) => post<RoomEntry>(at, 'enter', { ticket }) }
}
