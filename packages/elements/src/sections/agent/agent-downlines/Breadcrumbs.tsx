import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight } from '../../../ui/media/icons.gen.ts'
import type { Page } from './use-downlines.ts'

interface TrailProps {
  path: Page['path']
  team: Page['team']
  /** Everybody below is listed, not the direct downline alone. */
  whole: boolean
  onEnter: (parent: string) => void
}

/** The way from the agent down to whose downline is listed, and how many are below (AGT-17). */
export function Breadcrumbs({ path, team, whole, onEnter }: TrailProps) {
  const { t, number } = useText()
  const count = (key: string, count: number) => t(`agentDownlines.${key}`, { count, number: number(count) })
  return (
    <div className="trail">
      <nav part="path" aria-label={t('agentDownlines.path')}>
        <ol className="trail-steps">
          {path.map(({ id, account }, index) => (
            <li key={id} className="trail-step">
              <button type="button" className="link" onClick={() => onEnter(index === 0 ? '' : id)}>
                <bdi translate="no">{account}</bdi>
              </button>
              <Icon of={chevronRight} size={14} flip />
            </li>
          ))}
          <li className="trail-here" aria-current="page">
            {t(whole ? 'agentDownlines.scope.team' : 'agentDownlines.scope.direct')}
          </li>
        </ol>
      </nav>
      <span className="trail-team">
        {t('agentDownlines.team', { agents: count('agents', team.agents), members: count('members', team.members) })}
      </span>
    </div>
  )
}
