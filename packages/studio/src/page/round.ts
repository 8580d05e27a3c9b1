import { verifyRound } from '../fairness/verify.ts'
import type { RoundView } from '../rounds/view.ts'
import { el } from './dom.ts'
import { drawnFacts, drawnPicture } from './drawn.ts'
import { type PaperKey, paperTexts } from './paper-texts.ts'
import { facts, verdict } from './paper.ts'

/** A round as anybody may see it. */
type PublicRound = Omit<RoundView, 'balance'> & {
  stops: number[] | null
  symbols: string[]
  name: string
  commitment: string
  serverSeed: string | null
}

const say = paperTexts(document.documentElement.lang)
const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')

async function read(): Promise<PublicRound | null> {
  const response = await fetch(`/api/rounds/${encodeURIComponent(id)}`)
  return response.ok ? ((await response.json()) as PublicRound) : null
}

const at = (time: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(time),
  )

/** Plays the round again, here, where its seed was revealed. */
async function checked({
  outcome,
  kind,
  serverSeed,
  clientSeed,
  nonce,
  commitment,
  stops,
}: PublicRound): Promise<HTMLElement> {
  if (outcome === 'waiting') return verdict(null, say.pending)
  if (!serverSeed || !stops) return verdict(null, say.hidden)
  const { committed, stopped } = await verifyRound({ kind, serverSeed, clientSeed, nonce, commitment, stops })
  if (committed && stopped) return verdict(true, say.good)
  return verdict(false, `${say.bad} ${committed ? say.badStops : say.badSeed}`)
}

async function page(round: PublicRound): Promise<HTMLElement[]> {
  const { currency, kind, stops } = round
  const known: (readonly [PaperKey, string])[] = [
    ['game', round.name],
    ...(round.issue ? ([['draw', round.issue]] as const) : []),
    ['outcome', say[round.outcome]],
    ['stake', `${round.stake} ${currency}`],
    ['win', `${round.win} ${currency}`],
    ['at', at(round.at)],
    ['nonce', String(round.nonce)],
    ['clientSeed', round.clientSeed],
    ['commitment', round.commitment],
    ['serverSeed', round.serverSeed ?? '–'],
    ['stops', stops?.join(', ') ?? '–'],
  ]
  return [
    el('h1', {}, `${say.round} ${round.roundId}`),
    ...drawnPicture(kind, stops, round.symbols),
    await checked(round),
    facts([...known.map(([key, text]) => [say[key], text] as const), ...(stops ? drawnFacts(kind, stops, say) : [])]),
  ]
}

const main = el('main', {}, el('p', { role: 'status' }, say.loading))
document.body.replaceChildren(main)
const round = await read()
main.replaceChildren(...(round ? await page(round) : [el('h1', {}, `${say.round} ${id}`), verdict(false, say.unknown)]))
