import { useScope, useSession, useText } from '../../../scope.ts'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { Face } from '../../../ui/media/Face.tsx'
import { camera } from '../../../ui/media/icons.gen.ts'
import { maskedAccount, type Opened, type Reads } from './row-actions.ts'

interface ProfileCardProps {
  logins: Reads['logins']
  /** Name of the dialog that is on its way. */
  coming: Opened | null
  onOpen: (name: Opened) => void
}

/** Who is logged in, when and from where they were before, and the way to their profile. */
export function ProfileCard({ logins, coming, onOpen }: ProfileCardProps) {
  const { t, date } = useText()
  const { image } = useScope()
  const { account, avatar, vipLabel, vipRank, lastLoginAt } = useSession()
  const name = useDisplayName()
  const last = logins.data?.content.find(({ time }) => time === lastLoginAt)
  const facts = [
    ['at', lastLoginAt && date(lastLoginAt)],
    ['from', last && [last.ip, last.place].filter(Boolean).join(', ')],
    ['with', last?.device],
  ] as const
  return (
    <div className="profile" part="profile">
      <div className="profile-head">
        <span className="profile-picture">
          <Face src={avatar && image(avatar)} name={name} className="profile-face" />
          <IconButton icon={camera} size={32} label={t('security.icon.title')} onClick={() => onOpen('icon')} />
        </span>
        <div className="profile-who">
          <p>
            <bdi className="profile-name" translate="no">
              {name}
            </bdi>{' '}
            {vipRank > 0 && <Badge kind="brass">{vipLabel}</Badge>}
          </p>
          <bdi className="profile-account" translate="no">
            {maskedAccount(account)}
          </bdi>
        </div>
        <Button size="small" loading={coming === 'profile'} onClick={() => onOpen('profile')}>
          {t('security.profile.title')}
        </Button>
      </div>
      {lastLoginAt && (
        <dl className="profile-facts">
          {facts.map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{t(`security.last.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  )
}
