import { commitmentOf, drawNumbers } from '../engine/fairness/draw.ts'
import { checkLink } from './check-link.ts'
import { el } from './dom.ts'
import { decimal } from './number-format.ts'
import { textsOf } from './texts.ts'

/** What is drawn: that decides who knows what, and when. */
export type Drawn = 'instant' | 'draw' | 'hand' | 'book' | 'match'

/** Seeds of the worked example: two players' seeds under one of the server. */
const example = {
  serverSeed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  clientSeed: 'lucky',
  other: 'clover',
  nonce: 1,
}
const rolls = 10_000

const folded = (title: string, ...content: Node[]): HTMLElement =>
  el('details', {}, el('summary', {}, title), ...content)

/** A roll drawn from seeds, calculated here: it can be checked like any other. */
async function workedExample(t: ReturnType<typeof textsOf<'fairness'>>): Promise<HTMLElement> {
  const { serverSeed, clientSeed, other, nonce } = example
  const commitment = await commitmentOf(serverSeed)
  const rollOf = async (seed: string) =>
    decimal((await drawNumbers({ serverSeed, clientSeed: seed, nonce }, [rolls]))[0] ?? 0)
  const facts = { kind: 'dice', serverSeed, commitment, clientSeed, nonce }
  return el(
    'section',
    { class: 'example' },
    el('h3', {}, t('example')),
    el('p', {}, t('exampleText', { serverSeed, commitment, clientSeed, nonce, roll: await rollOf(clientSeed) })),
    el('p', {}, t('exampleOther', { clientSeed: other, roll: await rollOf(other) })),
    el('p', {}, checkLink(t('tryExample'), facts)),
  )
}

/**
 * How results come about: three sentences, an example, who knows what and when, and only then the
 * formula.
 */
export async function fairnessIntro(drawn: Drawn): Promise<HTMLElement[]> {
  const t = textsOf('fairness')
  const sentences = [t(`${drawn}1`), t(`${drawn}2`), t(`${drawn}3`)]
  const known = [t(`${drawn}Before`), t(`${drawn}Open`), t(`${drawn}After`)].map(text => el('li', {}, text))
  return [
    el('p', {}, sentences.join(' ')),
    await workedExample(t),
    el('section', { class: 'who' }, el('h3', {}, t('who')), el('ul', {}, ...known)),
    folded(t('how'), el('p', {}, t(drawn === 'instant' || drawn === 'match' ? 'howText' : 'howDraw'))),
  ]
}

/** Link to the published odds, pays and reels of a game. */
export const oddsLink = (gameCode: string): HTMLElement => {
  const page = `/odds/${encodeURIComponent(gameCode)}?lang=${document.documentElement.lang}`
  return el('p', {}, el('a', { href: page, target: '_blank', rel: 'noopener' }, textsOf('fairness')('odds')))
}
