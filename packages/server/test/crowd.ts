// A crowd that logs in all at once, in a process of its own: who measures something meanwhile must
// not share a thread with it. It writes `ready` when every login is sealed, sends them at the first
// line of its input, and ends by writing the answers.
import { login } from '@baize/contract'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { from, newUsername, platformClient } from '@baize/testing/client'

/** Who of the crowd has an account, and the address they come from. */
export interface Member {
  username: string
  password: string
  ip: string
}

/** The answer to one login of the crowd. */
export interface LoginAnswer {
  status: number
  code: string | null
  retryAfter: string | null
}

const [url = '', size = '0', members = '[]'] = process.argv.slice(2)
const known = JSON.parse(members) as Member[]
const strangers = Array.from({ length: Number(size) - known.length }, (_, index) => ({
  username: newUsername(),
  password: 'Wrong1234',
  ip: `198.51.${Math.floor(index / 100)}.${index % 100}`,
}))

// A crowd comes from machines of its own: here it takes only what the platform and whoever measures
// leave of the processors.
setPriority(constants.priority.PRIORITY_LOW)

const client = platformClient(url)
const sealed = await Promise.all(
  [...known, ...strangers].map(async ({ username, password, ip }) => ({
    text: await client.seal(login, { username, password, type: 'username' }),
    home: from(ip),
  })),
)
console.info('ready')
await once(process.stdin, 'data')
/**
 * A connection kept from before may have been closed meanwhile; then, as browsers do, on another.
 */
const isClosedConnection = (cause: unknown): boolean => cause instanceof TypeError && cause.message === 'fetch failed'
const answers = await Promise.all(
  sealed.map(async ({ text, home }): Promise<LoginAnswer> => {
    const send = () => client.callSealed(login, text, home)
    const { status, code, headers } = await send().catch((cause: unknown) => {
      if (isClosedConnection(cause)) return send()
      throw cause
    })
    return { status, code: code ?? null, retryAfter: headers.get('retry-after') }
  }),
)
console.info(JSON.stringify(answers))
process.exit()
