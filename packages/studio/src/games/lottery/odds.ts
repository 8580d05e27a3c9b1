import { alike, type BetOdds, type Ending, type OddsSheet } from '../odds-sheet.ts'
import { lotteries, type DrawModel, type LotteryKind } from './lottery-kinds.ts'
import { payOf, type Play } from './plays/play.ts'

/**
 * Lists longer than this are of numbers that are each as likely as the others where they pay the
 * same: one of them is counted for all.
 */
const longList = 9

/** The options that are counted. A test counts every one of them. */
function countedOptions({ options, pays }: Play): readonly string[] {
  if ('digits' in options) return ['7'.repeat(options.digits)]
  return options.length > longList && typeof pays === 'number' ? options.slice(0, 1) : options
}

/** The options that end as a counted one does. */
function optionsLike(play: Play, option: string): readonly string[] {
  if ('digits' in play.options) return ['any']
  return play.options.length > longList && typeof play.pays === 'number' ? play.options : [option]
}

/** Outcomes of the places that a play reads, counted by what they give back for each option. */
function countedPlay(model: DrawModel, play: Play): BetOdds[] {
  const places = play.each ? 1 : play.reads.length
  const alone = { ...play, reads: play.reads.slice(0, places).map((_, place) => place) }
  const options = countedOptions(play)
  const counts = options.map(() => new Map<number, number>())
  let of = 0
  for (const values of model.outcomes(places)) {
    options.forEach((option, i) => {
      const pays = payOf(alone, values, option)
      if (pays) counts[i]?.set(pays, (counts[i]?.get(pays) ?? 0) + 1)
    })
    of++
  }
  // A play that looks at each place by itself pays for each of them.
  const times = play.reads.length / places
  const endings = (count: ReadonlyMap<number, number>): Ending[] =>
    [...count].map(([pays, ways]) => ({
      ending: play.back && pays === 100 ? 'back' : 'won',
      ways: ways * times,
      of,
      pays,
    }))
  return options.map((option, i) => ({
    bet: play.name,
    options: optionsLike(play, option),
    endings: endings(counts[i] ?? new Map<number, number>()),
  }))
}

export function lotteryOdds(kind: LotteryKind): OddsSheet {
  const { model, plays } = lotteries[kind]
  return {
    bets: plays.flatMap(play => alike(countedPlay(model, play))),
    tables: { lengths: model.upperBounds, rtp: Object.fromEntries(plays.map(({ name, rtp }) => [name, rtp])) },
  }
}
