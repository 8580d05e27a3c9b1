import { quickDevices, registerSettings } from '@baize/contract'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Disclosure } from '../../../ui/data/Disclosure.tsx'
import type { securityCentre } from './security-centre.element.ts'

/** What can be done for the safety of an account, each an element of its own. */
const rows = [
  { name: 'password', tag: 'baize-change-password' },
  { name: 'twoFactor', tag: 'baize-two-factor' },
  { name: 'quickLogin', tag: 'baize-quick-login' },
] as const

/**
 * Whether there is something to do about quick login: devices to add, or one to remove of before it
 * was switched off. Agents log in without it.
 */
function useHasQuickLogin(): boolean {
  const { language } = useText()
  const { isAgent } = useSession()
  const settings = useRead(registerSettings, isAgent ? null : { language }).data
  const isOff = settings?.quickLoginEnabled === false
  const list = useRead(quickDevices, isOff ? {} : null).data
  return !isAgent && (!isOff || Boolean(list?.devices.length))
}

function Rows() {
  const { t } = useText()
  const hasQuickLogin = useHasQuickLogin()
  return (
    <ul className="security-rows">
      {rows
        .filter(({ name }) => name !== 'quickLogin' || hasQuickLogin)
        .map(({ name, tag }) => (
          <li key={name}>
            <Disclosure
              part="row"
              titleClass="security-row"
              title={
                <>
                  <b>{t(`security.${name}.title`)}</b>
                  <span>{t(`security.${name}.text`)}</span>
                </>
              }
            >
              <div className="security-form">
                <NestedElement tag={tag} attributes={{ 'without-heading': '' }} />
              </div>
            </Disclosure>
          </li>
        ))}
    </ul>
  )
}

function Profile() {
  const { t, date } = useText()
  const { vipLabel, vipRank, lastLoginAt } = useSession()
  const name = useDisplayName()
  return (
    <div className="profile">
      <span className="profile-face" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div>
        <bdi className="profile-name" translate="no">
          {name}
        </bdi>
        {vipRank > 0 && <span className="profile-fact">{vipLabel}</span>}
        {lastLoginAt && <p className="profile-fact">{t('security.lastLogin', { at: date(lastLoginAt) })}</p>}
      </div>
    </div>
  )
}

/** See and secure one's own account (MEM-14, MEM-15). */
export function SecurityCentre({ withoutHeading }: ViewProps<typeof securityCentre>) {
  const { t } = useText()
  return (
    <section aria-label={t('memberCentre.page.securityCenter')}>
      {!withoutHeading && (
        <h2 className="security-title" part="title">
          {t('memberCentre.page.securityCenter')}
        </h2>
      )}
      <Gate need="member" to="/member/securityCenter">
        <Profile />
        <Rows />
      </Gate>
    </section>
  )
}
