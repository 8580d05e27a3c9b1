import type { InstantStart, InstantConnection, SeedRevealed } from './api.ts'
import { clientSeedPattern, maxClientSeedLength, plainSeed } from '../../engine/fairness/client-seed.ts'
import { Refusal } from '../../page/api.ts'
import { checkLink, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import { fairnessIntro, oddsLink } from '../../page/fairness-intro.ts'
import { roundLink } from '../../page/history.ts'
import type { PageT } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'

export interface Fairness {
  /** Hex SHA-256 of the seed in play. */
  commitment(): string
  clientSeed(): string
  /** A bet was made: its number under the seed. */
  counted(nonce: number): void
  panel(): Promise<Node[]>
}

const randomSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * A revealed seed as one block: what it committed to, and the bets that it decided, each with what
 * the verifier asks for.
 */
function pastSeed({ serverSeed, commitment, rounds }: SeedRevealed['revealed'], kind: string, t: PageT): HTMLElement {
  const fairT = textsOf('fairness')
  const heads = [fairT('betNumber'), fairT('seedOfBet'), t('round'), t('check')]
  const row = ({ id, nonce, clientSeed }: (typeof rounds)[number]) => {
    const link = checkLink(t('check'), { kind, serverSeed, commitment, clientSeed, nonce })
    link.setAttribute('aria-label', fairT('checkBet', { nonce }))
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, String(nonce)),
      el('td', {}, el('code', {}, clientSeed)),
      el('td', {}, roundLink(id)),
      el('td', {}, link),
    )
  }
  const bets = el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...heads.map(text => el('th', { scope: 'col' }, text)))),
    el('tbody', {}, ...rounds.map(row)),
  )
  return el(
    'section',
    { class: 'facts past-seed' },
    el('h3', {}, fairT('past')),
    codePair(fairT('serverSeed'), serverSeed),
    codePair(t('commitment'), commitment),
    ...(rounds.length
      ? [el('div', { class: 'scroll' }, bets), el('p', { class: 'note' }, fairT('pastNote'))]
      : [el('p', {}, fairT('noBets'))]),
  )
}

/** Dialog in which the player sees and chooses how rounds are drawn. */
export function createFairness(start: InstantStart, api: InstantConnection, t: PageT, changed: () => void): Fairness {
  let { commitment, nextCommitment, nonce } = start
  let clientSeed = plainSeed(start.clientSeed ?? '') || randomSeed()
  let past: SeedRevealed['revealed'] | null = null
  const status = el('p', { role: 'status', class: 'note' })

  async function rotate(slot: HTMLElement): Promise<void> {
    try {
      const { revealed, ...now } = await api.rotate()
      ;({ commitment, nextCommitment, nonce } = now)
      past = revealed
      slot.replaceChildren(...blocks())
      changed()
    } catch (error) {
      status.textContent = (error instanceof Refusal && t.find(error.code)) || t('UNKNOWN')
    }
  }

  /**
   * The seed in play, and after a reveal the one before it with its own commitment and bets, apart
   * from each other.
   */
  const blocks = () => [
    ...(past ? [pastSeed(past, start.kind, t)] : []),
    el(
      'section',
      { class: 'facts' },
      el('h3', {}, textsOf('fairness')('inPlay')),
      codePair(t('commitment'), commitment),
      codePair(t('bets'), String(nonce)),
      codePair(t('next'), nextCommitment),
    ),
  ]

  function seedForm(): HTMLElement {
    const input = el('input', {
      id: 'client-seed',
      value: clientSeed,
      maxlength: String(maxClientSeedLength),
      pattern: clientSeedPattern,
      required: true,
      'aria-describedby': 'seed-help',
      autocomplete: 'off',
    })
    const use = () => {
      input.value = plainSeed(input.value)
      if (!input.reportValidity()) return
      clientSeed = input.value
      status.textContent = t('used')
    }
    return el(
      'div',
      { class: 'seed-form' },
      el('label', { for: 'client-seed' }, t('clientSeed')),
      el('div', { class: 'row' }, input, el('button', { type: 'button', class: 'quiet', onclick: use }, t('use'))),
      el('p', { id: 'seed-help', class: 'note' }, t('clientSeedHelp')),
    )
  }

  return {
    commitment: () => commitment,
    clientSeed: () => clientSeed,
    counted: bet => void (nonce = bet),
    async panel() {
      status.textContent = ''
      const slot = el('div', { class: 'seeds' }, ...blocks())
      return [
        ...(await fairnessIntro('instant')),
        slot,
        seedForm(),
        el(
          'div',
          { class: 'seed-form' },
          el('button', { type: 'button', class: 'quiet', onclick: () => void rotate(slot) }, t('reveal')),
          el('p', { class: 'note' }, t('revealHelp')),
        ),
        el('p', {}, checkLink(t('checkRounds'))),
        oddsLink(start.theme.gameCode),
        status,
      ]
    },
  }
}
