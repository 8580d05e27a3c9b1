import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { checkLink, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import type { Say } from '../../page/texts.ts'
import type { CardsSay } from './texts.ts'

/** What commits to the deal of a match, and after it the way to check it. */
export function fairnessPanel(table: TableView | null, say: CardsSay, shellSay: Say): Node[] {
  if (!table) return [el('p', {}, say('fairLead')), el('p', { class: 'note' }, say('noMatch'))]
  const { commitment, serverSeed, clientSeed, match, round } = table
  const facts = { kind: round.kind, serverSeed, commitment, clientSeed, nonce: match }
  return [
    el('p', {}, say('fairLead')),
    codePair(shellSay('commitment'), commitment),
    clientSeed ? codePair(say('bothWords'), clientSeed) : codePair(say('yourWord'), round.clientSeed),
    ...(serverSeed ? [codePair(shellSay('revealed'), serverSeed), el('p', {}, checkLink(say('check'), facts))] : []),
  ]
}
