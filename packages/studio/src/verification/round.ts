import type { EmblemName } from '@baize/art'
import { verifyRound } from '../games/verify-round.ts'
import type { Kind } from '../games/kinds.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'
import { el } from '../page/dom.ts'
import { drawnFacts, drawnPicture } from './draw-facts.ts'
import { codedMoney } from '../page/money.ts'
import type { VerificationKey } from '../page/text-keys.ts'
import { loadTexts, textsOf } from '../page/texts.ts'
import { facts, verdict } from './parts.ts'

/** A round as anybody may see it. */
type PublicRound = Omit<RoundView, 'balance' | 'kind'> & {
  kind: Kind
  stops: number[] | null
  symbols: EmblemName[]
  name: string
  commitment: string
  serverSeed: string | null
  /** Of a bet on several draws: those before the last, whose numbers stand before its own. */
  earlier: { nonce: number; commitment: string; serverSeed: string | null }[]
}

await loadTexts()
const t = textsOf('verification')
const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')

async function read(): Promise<PublicRound | null> {
  const response = await fetch(`/api/rounds/${encodeURIComponent(id)}`)
  return response.ok ? ((await response.json()) as PublicRound) : null
}

const at = (time: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(time),
  )

/** The numbers of one of several draws that follow each other. */
const partOf = (stops: readonly number[], place: number, of: number): number[] =>
  stops.slice((place * stops.length) / of, ((place + 1) * stops.length) / of)

/** Plays the round again, here, where its seed was revealed. */
async function checked({ outcome, kind, clientSeed, stops, earlier, ...last }: PublicRound): Promise<HTMLElement> {
  if (outcome === 'waiting') return verdict(null, t('pending'))
  if (!last.serverSeed || !stops) return verdict(null, t('hidden'))
  const draws = [...earlier, last]
  const checks = await Promise.all(
    draws.map(({ nonce, commitment, serverSeed }, place) => {
      const own = partOf(stops, place, draws.length)
      return verifyRound({ kind, serverSeed: serverSeed ?? '', clientSeed, nonce, commitment, stops: own })
    }),
  )
  const committed = checks.every(check => check.committed)
  const stopped = checks.every(check => check.stopped)
  if (committed && stopped) return verdict(true, t('good'))
  return verdict(false, `${t('bad')} ${committed ? t('badStops') : t('badSeed')}`)
}

/** Meaning of the numbers, draw by draw. */
function factsOf({ kind, clientSeed, nonce, earlier }: PublicRound, stops: readonly number[]): [string, string][] {
  const nonces = [...earlier.map(draw => draw.nonce), nonce]
  return nonces.flatMap((number, place) =>
    drawnFacts(kind, partOf(stops, place, nonces.length), t, { clientSeed, nonce: number }),
  )
}

async function page(round: PublicRound): Promise<HTMLElement[]> {
  const { kind, stops } = round
  const money = codedMoney(document.documentElement.lang, round.currency)
  const known: (readonly [VerificationKey, string])[] = [
    ['game', round.name],
    ...(round.issue ? ([['draw', round.issue]] as const) : []),
    ['outcome', t(round.outcome)],
    ['stake', money(round.stake)],
    ['win', money(round.win)],
    ['at', at(round.at)],
    ['nonce', String(round.nonce)],
    ['clientSeed', round.clientSeed],
    ['commitment', round.commitment],
    ['serverSeed', round.serverSeed ?? '–'],
    ['stops', stops?.join(', ') ?? '–'],
  ]
  return [
    el('h1', {}, `${t('round')} ${round.roundId}`),
    ...drawnPicture(kind, stops, round.symbols),
    await checked(round),
    facts([...known.map(([key, text]) => [t(key), text] as const), ...(stops ? factsOf(round, stops) : [])]),
  ]
}

const main = el('main', {}, el('p', { role: 'status' }, t('loading')))
document.body.replaceChildren(main)
const round = await read()
main.replaceChildren(
  ...(round ? await page(round) : [el('h1', {}, `${t('round')} ${id}`), verdict(false, t('unknown'))]),
)
