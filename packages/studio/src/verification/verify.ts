import { verifyRound } from '../games/verify-round.ts'
import { isKind, kinds } from '../games/kinds.ts'
import { el } from '../page/dom.ts'
import { drawnFacts, drawnPicture } from './draw-facts.ts'
import { facts, verdict } from './parts.ts'
import { loadTexts, textsOf } from '../page/texts.ts'

await loadTexts()
const t = textsOf('verification')
const fields = ['serverSeed', 'commitment', 'clientSeed', 'nonce'] as const
const given = new URLSearchParams(location.hash.slice(1))

/** What was pasted, without what nobody sees: no seed has any of it. */
const plain = (typed: string) => typed.replace(/\p{Z}/gu, ' ').replace(/\p{C}/gu, '').trim()

const inputs = Object.fromEntries(
  fields.map(name => [
    name,
    el('input', {
      id: name,
      name,
      required: true,
      autocomplete: 'off',
      spellcheck: 'false',
      value: given.get(name) ?? '',
      // Before its pattern is asked.
      onchange: () => (inputs[name].value = plain(inputs[name].value)),
    }),
  ]),
) as Record<(typeof fields)[number], HTMLInputElement>
inputs.nonce.inputMode = 'numeric'
inputs.nonce.pattern = '[0-9]+'

const game = el('select', { id: 'kind', name: 'kind' }, ...kinds.map(kind => el('option', { value: kind }, t(kind))))
if (isKind(given.get('kind') ?? '')) game.value = given.get('kind') ?? ''

/** The part that is read out: the sentence alone, not the numbers under it. */
const statusLine = el('div', { role: 'status' })
const result = el('section')

async function check(): Promise<void> {
  const [serverSeed, commitment, clientSeed, nonce] = fields.map(name => plain(inputs[name].value)) as [
    string,
    string,
    string,
    string,
  ]
  try {
    const kind = isKind(game.value) ? game.value : 'slot'
    const { committed, stops } = await verifyRound({
      kind,
      serverSeed,
      commitment,
      clientSeed,
      nonce: Number(nonce),
    })
    const sentence = committed ? t('goodSeed') : `${t('bad')} ${t('badSeed')}`
    const found = [
      ...drawnPicture(kind, stops),
      facts([[t('stops'), stops.join(', ')], ...drawnFacts(kind, stops, t, { clientSeed, nonce: Number(nonce) })]),
    ]
    statusLine.replaceChildren(verdict(committed, sentence))
    result.replaceChildren(...(committed ? found : []))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    statusLine.replaceChildren(verdict(false, t('notHex')))
    result.replaceChildren()
  }
}

const form = el(
  'form',
  {
    onsubmit: event => {
      event.preventDefault()
      void check()
    },
  },
  el('label', { for: 'kind' }, t('kind'), game),
  ...fields.map(name => el('label', { for: name }, t(name), inputs[name])),
  el('button', { class: 'quiet', type: 'submit' }, t('check')),
)

document.body.replaceChildren(
  el(
    'main',
    {},
    el('h1', {}, t('verify')),
    el('p', {}, t('lead')),
    form,
    statusLine,
    result,
    el('h2', {}, t('how')),
    el('ol', { class: 'formula' }, el('li', {}, t('step1')), el('li', {}, t('step2')), el('li', {}, t('step3'))),
    el('p', { class: 'note' }, t('limits')),
  ),
)
