import { verifyRound } from '../fairness/verify.ts'
import type { RoundView } from '../rounds/view.ts'
import { el } from './dom.ts'
import { type PaperKey, paperTexts } from './paper-texts.ts'
import { facts, pictureGrid, verdict } from './paper.ts'

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
async function checked({ serverSeed, clientSeed, nonce, commitment, stops }: PublicRound): Promise<HTMLElement> {
  if (!serverSeed || !stops) return verdict(null, say.hidden)
  const { committed, stopped } = await verifyRound({ serverSeed, clientSeed, nonce, commitment, stops })
  if (committed && stopped) return verdict(true, say.good)
  return verdict(false, `${say.bad} ${committed ? say.badStops : say.badSeed}`)
}

async function page(round: PublicRound): Promise<HTMLElement[]> {
  const { currency } = round
  const known: [PaperKey, string][] = [
    ['game', round.name],
    ['outcome', say[round.outcome]],
    ['stake', `${round.stake} ${currency}`],
    ['win', `${round.win} ${currency}`],
    ['at', at(round.at)],
    ['nonce', String(round.nonce)],
    ['clientSeed', round.clientSeed],
    ['commitment', round.commitment],
    ['serverSeed', round.serverSeed ?? '–'],
    ['stops', round.stops?.join(', ') ?? '–'],
  ]
  const grid = round.grid ? [pictureGrid(round.grid, round.symbols)] : []
  return [
    el('h1', {}, `${say.round} ${round.roundId}`),
    ...grid,
    await checked(round),
    facts(known.map(([key, text]) => [say[key], text])),
  ]
}

const main = el('main', {}, el('p', { role: 'status' }, say.loading))
document.body.replaceChildren(main)
const round = await read()
main.replaceChildren(...(round ? await page(round) : [el('h1', {}, `${say.round} ${id}`), verdict(false, say.unknown)]))
