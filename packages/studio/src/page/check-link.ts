import type { RoundView } from '../engine/rounds/round-view.ts'
import { el } from './dom.ts'

/** Input of the verifier: a revealed seed, its commitment, and the number of the draw under it. */
interface Facts {
  kind: RoundView['kind']
  serverSeed: string | null
  commitment: string
  clientSeed: string | null
  nonce: number
}

/**
 * Address of the verifier, filled in where there is something to check; the fragment goes to no
 * server.
 */
function verifierUrl(facts?: Facts): string {
  const page = `/verify/?lang=${document.documentElement.lang}`
  if (!facts) return page
  const { kind, commitment, nonce } = facts
  const given = { kind, serverSeed: facts.serverSeed ?? '', commitment, clientSeed: facts.clientSeed ?? '' }
  return `${page}#${new URLSearchParams({ ...given, nonce: String(nonce) }).toString()}`
}

/** Opens the verifier beside the game. */
export const checkLink = (text: string, facts?: Facts): HTMLElement =>
  el('a', { href: verifierUrl(facts), target: '_blank', rel: 'noopener' }, text)

/** Past draws to be checked, each by its link. */
export const checkList = (links: readonly HTMLElement[]): HTMLElement =>
  el('ul', { class: 'checks' }, ...links.map(link => el('li', {}, link)))

/** A name and what is to be copied or compared letter by letter. */
export const codePair = (label: string, text: string): HTMLElement =>
  el('div', { class: 'pair' }, el('span', {}, label), el('code', {}, text))
