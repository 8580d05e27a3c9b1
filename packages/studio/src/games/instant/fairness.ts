import type { InstantStart, InstantConnection } from './api.ts'
import { Refusal } from '../../page/api.ts'
import { checkLink, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import type { PageT } from '../../page/text-keys.ts'

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

/** Dialog in which the player sees and chooses how rounds are drawn. */
export function createFairness(start: InstantStart, api: InstantConnection, t: PageT, changed: () => void): Fairness {
  let { commitment, nextCommitment, nonce } = start
  let clientSeed = start.clientSeed ?? randomSeed()
  const status = el('p', { role: 'status', class: 'note' })

  async function rotate(slot: HTMLElement): Promise<void> {
    try {
      const { revealed, ...now } = await api.rotate()
      ;({ commitment, nextCommitment, nonce } = now)
      const link = checkLink(t('check'), { ...revealed, kind: start.kind, nonce: 1 })
      slot.replaceChildren(...facts(), codePair(t('revealed'), revealed.serverSeed), el('p', {}, link))
      changed()
    } catch (error) {
      status.textContent = (error instanceof Refusal && t.find(error.code)) || t('UNKNOWN')
    }
  }

  const facts = () => [
    codePair(t('commitment'), commitment),
    codePair(t('next'), nextCommitment),
    codePair(t('bets'), String(nonce)),
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
    panel() {
      status.textContent = ''
      const slot = el('div', { class: 'facts' }, ...facts())
      return [
        el('p', {}, t('fairLead')),
        slot,
        seedForm(),
        el(
          'div',
          { class: 'seed-form' },
          el('button', { type: 'button', class: 'quiet', onclick: () => void rotate(slot) }, t('reveal')),
          el('p', { class: 'note' }, t('revealHelp')),
        ),
        el('p', {}, checkLink(t('checkRounds'))),
        status,
      ]
    },
  }
}
