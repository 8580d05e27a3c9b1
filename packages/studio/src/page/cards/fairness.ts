import type { TableView } from '../../rooms/view.ts'
import { el } from '../dom.ts'
import type { Say } from '../texts.ts'
import type { CardsSay } from './texts.ts'

const pair = (label: string, text: string) => el('div', { class: 'pair' }, el('span', {}, label), el('code', {}, text))

/** Address that hands the seed of a match to the verifier; the fragment goes to no server. */
function checkUrl({ serverSeed, commitment, clientSeed, match, round }: TableView): string {
  const facts = {
    kind: round.kind,
    serverSeed: serverSeed ?? '',
    commitment,
    clientSeed: clientSeed ?? '',
    nonce: String(match),
  }
  return `/verify/?lang=${document.documentElement.lang}#${new URLSearchParams(facts)}`
}

/** What commits to the deal of a match, and after it the way to check it. */
export function fairnessPanel(table: TableView | null, say: CardsSay, shellSay: Say): Node[] {
  if (!table) return [el('p', {}, say('fairLead')), el('p', { class: 'note' }, say('noMatch'))]
  const { commitment, serverSeed, clientSeed, round } = table
  return [
    el('p', {}, say('fairLead')),
    pair(shellSay('commitment'), commitment),
    clientSeed ? pair(say('bothWords'), clientSeed) : pair(say('yourWord'), round.clientSeed),
    ...(serverSeed
      ? [
          pair(shellSay('revealed'), serverSeed),
          el('p', {}, el('a', { href: checkUrl(table), target: '_blank', rel: 'noopener' }, say('check'))),
        ]
      : []),
  ]
}
