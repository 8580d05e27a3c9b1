import { useText } from '../../../scope.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { actionOf, levels, securityLevel, type ActionName, type SafetyFacts } from './row-actions.ts'

/** Of what is missing, so many are named. */
const maxNamed = 2

interface SecurityLevelProps {
  facts: SafetyFacts
  onOpen: (name: ActionName | 'twoFactor') => void
}

/** How safe the account is, and what would make it safer (MEM-15). */
export function SecurityLevel({ facts, onOpen }: SecurityLevelProps) {
  const { t } = useText()
  const { level, set, max, missing } = securityLevel(facts)
  const wordOf = (name: ActionName | 'twoFactor') =>
    t(name !== 'twoFactor' && actionOf(name, facts)?.action === 'verify' ? 'security.verify' : 'security.enter')
  return (
    <section className="level" part="level" aria-label={t('security.level.title')}>
      <h3 className="level-title">{t('security.level.title')}</h3>
      <p>
        <strong className="level-word">{t(`security.level.${levels[level] ?? ''}`)}</strong>{' '}
        <span className="level-count">{t('security.level.set', { count: set, max })}</span>
      </p>
      <div className="level-meter" aria-hidden="true">
        {levels.map((name, index) => (
          <i key={name} data-on={index <= level || undefined} />
        ))}
      </div>
      {missing.slice(0, maxNamed).map(name => (
        <p key={name} className="level-missing">
          <span>{t(`security.${name}.title`)}</span>
          <LinkButton aria-label={`${wordOf(name)}: ${t(`security.${name}.title`)}`} onClick={() => onOpen(name)}>
            {wordOf(name)}
          </LinkButton>
        </p>
      ))}
    </section>
  )
}
