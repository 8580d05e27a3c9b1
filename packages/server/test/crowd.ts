// A crowd that logs in all at once, in a process of its own: who measures something meanwhile must not share a thread with it.
// It says `ready` when every login is sealed, knocks when it is told something, and ends by saying what it was answered.
import { login } from '@baize/contract'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { newUsername, platformClient } from './client.ts'
import { from } from './second.ts'

/** Who of the crowd has an account, and the address they come from. */
export interface Member {
  username: string
  password: string
  ip: string
}

/** What one of the crowd was told. */
export interface Told {
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

// A crowd comes from machines of its own: here it takes only what the platform and whoever measures leave of the processors.
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
/** A connection kept from before may have been closed meanwhile; then, as browsers do, on another. */
const again = (cause: unknown): boolean => cause instanceof TypeError && cause.message === 'fetch failed'
const told = await Promise.all(
  sealed.map(async ({ text, home }): Promise<Told> => {
    const knock = () => client.callSealed(login, text, home)
    const { status, code, headers } = await knock().catch((cause: unknown) => {
      if (again(cause)) return knock()
      throw cause
    })
    return { status, code: code ?? null, retryAfter: headers.get('retry-after') }
  }),
)
console.info(JSON.stringify(told))
process.exit()
