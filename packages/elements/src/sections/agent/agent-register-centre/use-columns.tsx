import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { LinkActions, type LinkActionsProps } from './LinkActions.tsx'
import type { Link } from './use-links.ts'

/** A moment of the last day on which a link works: it ends with the first moment of the next one. */
const lastDay = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()

const day = { day: '2-digit', month: 'short', year: 'numeric' } as const
const kinds = { active: 'win', expired: 'warn', deleted: 'neutral' } as const

/** What is told of a link (AGT-24). */
export function useColumns(actions: Omit<LinkActionsProps, 'link'>): Column<Link>[] {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`agentRegister.links.${name}`)
  const code = ({ code, note }: Link) => (
    <span className="register-centre-link">
      <code translate="no" dir="ltr">
        {code}
      </code>
      {note && <bdi className="register-centre-note">{note}</bdi>}
    </span>
  )
  return [
    { name: 'code', label: label('code'), cell: code },
    { name: 'type', label: label('type'), cell: ({ type }) => t(`agentRegister.type.${type}`) },
    { name: 'visits', label: label('visits'), end: true, cell: ({ visits }) => number(visits) },
    {
      name: 'registrations',
      label: label('registrations'),
      end: true,
      cell: ({ registrations }) => number(registrations),
    },
    { name: 'created', label: label('created'), cell: ({ createdAt }) => date(createdAt, day) },
    {
      name: 'expires',
      label: label('expires'),
      cell: ({ expiresAt }) => (expiresAt ? date(lastDay(expiresAt), day) : label('never')),
    },
    {
      name: 'state',
      label: label('state'),
      cell: ({ state }) => <Badge kind={kinds[state]}>{t(`agentRegister.state.${state}`)}</Badge>,
    },
    { name: 'actions', label: label('actions'), bare: true, cell: link => <LinkActions link={link} {...actions} /> },
  ]
}
