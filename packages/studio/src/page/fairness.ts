import type { Start } from '../http/start-page.ts'
import { Refused, type Connection, type Rotated } from './api.ts'
import { el } from './dom.ts'
import { isTextKey, type Say } from './texts.ts'

export interface Fairness {
  /** Hex SHA-256 of the seed in play. */
  commitment(): string
  clientSeed(): string
  /** A bet was made: its number under the seed. */
  counted(nonce: number): void
  panel(): Node[]
}

const randomSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('')

const code = (label: string, text: string) => el('div', { class: 'pair' }, el('span', {}, label), el('code', {}, text))

/** Address that hands a revealed seed to the verifier; the fragment goes to no server. */
const verifyUrl = (kind: string, { serverSeed, commitment, clientSeed }: Rotated['revealed']) =>
  `/verify/?lang=${document.documentElement.lang}#${new URLSearchParams({ kind, serverSeed, commitment, clientSeed: clientSeed ?? '', nonce: '1' })}`

/** What the player can see and choose about how rounds are drawn. */
export function createFairness(start: Start, api: Connection, say: Say, changed: () => void): Fairness {
  let { commitment, nextCommitment, nonce } = start
  let clientSeed = start.clientSeed ?? randomSeed()
  const status = el('p', { role: 'status', class: 'note' })

  async function rotate(slot: HTMLElement): Promise<void> {
    try {
      const { revealed, ...now } = await api.rotate()
      ;({ commitment, nextCommitment, nonce } = now)
      const link = el('a', { href: verifyUrl(start.kind, revealed), target: '_blank', rel: 'noopener' }, say('check'))
      slot.replaceChildren(...facts(), code(say('revealed'), revealed.serverSeed), el('p', {}, link))
      changed()
    } catch (error) {
      const key = error instanceof Refused && isTextKey(error.code) ? error.code : 'UNKNOWN'
      status.textContent = say(key)
    }
  }

  const facts = () => [
    code(say('commitment'), commitment),
    code(say('next'), nextCommitment),
    code(say('bets'), String(nonce)),
  ]

  function seedForm(): HTMLElement {
    const input = el('input', {
      id: 'client-seed',
      value: clientSeed,
      maxlength: '64',
      pattern: '[^:]+',
      required: true,
      'aria-describedby': 'seed-help',
      autocomplete: 'off',
    })
    const use = () => {
      if (!input.reportValidity()) return
      clientSeed = input.value
      status.textContent = say('used')
    }
    return el(
      'div',
      { class: 'seed-form' },
      el('label', { for: 'client-seed' }, say('clientSeed')),
      el('div', { class: 'row' }, input, el('button', { type: 'button', class: 'quiet', onclick: use }, say('use'))),
      el('p', { id: 'seed-help', class: 'note' }, say('clientSeedHelp')),
    )
  }

  return {
    commitment: () => commitment,
    clientSeed: () => clientSeed,
    counted: bet => void (nonce = bet),
    panel() {
      status.textContent = ''
      const slot = el('div', { class: 'facts' }, ...facts())
      return [
        el('p', {}, say('fairLead')),
        slot,
        seedForm(),
        el(
          'div',
          {},
          el('button', { type: 'button', class: 'quiet', onclick: () => void rotate(slot) }, say('reveal')),
          el('p', { class: 'note' }, say('revealHelp')),
        ),
        el(
          'p',
          {},
          el(
            'a',
            { href: `/verify/?lang=${document.documentElement.lang}`, target: '_blank', rel: 'noopener' },
            say('checkRounds'),
          ),
        ),
        status,
      ]
    },
  }
}
