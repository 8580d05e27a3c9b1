import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { checkLink, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import type { PageT } from '../../page/text-keys.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

/** What commits to the deal of a match, and after it the way to check it. */
export function fairnessPanel(table: TableView | null, t: ThirteenT, pageT: PageT): Node[] {
  if (!table) return [el('p', {}, t('fairLead')), el('p', { class: 'note' }, t('noMatch'))]
  const { commitment, serverSeed, clientSeed, match, round } = table
  const facts = { kind: round.kind, serverSeed, commitment, clientSeed, nonce: match }
  return [
    el('p', {}, t('fairLead')),
    codePair(pageT('commitment'), commitment),
    clientSeed ? codePair(t('bothWords'), clientSeed) : codePair(t('yourWord'), round.clientSeed),
    ...(serverSeed ? [codePair(pageT('revealed'), serverSeed), el('p', {}, checkLink(t('check'), facts))] : []),
  ]
}
