import { payoutAccounts, quickDevices, registerSettings } from '@baize/contract'
import { useState } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Disclosure } from '../../../ui/data/Disclosure.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import {
  fingerprint,
  keyRound,
  landmark,
  lock,
  shieldCheck,
  user,
  type IconShape,
} from '../../../ui/media/icons.gen.ts'
import { ActionRow } from './ActionRow.tsx'
import type { ActionName, Opened } from './row-actions.ts'
import type { securityCentre } from './security-centre.element.ts'

const loadDialogs = () => import('./SecurityDialogs.tsx')

/** A row that opens in place, as an element of its own, or one with a button. */
type Row = { icon: IconShape } & ({ name: string; tag: string } | { name: ActionName; tag?: never })

/** What can be done for the safety of an account, by its headings. */
const groups: readonly { name: string; rows: readonly Row[] }[] = [
  {
    name: 'passwords',
    rows: [
      { name: 'password', tag: 'baize-change-password', icon: keyRound },
      { name: 'paymentPassword', icon: lock },
    ],
  },
  { name: 'identity', rows: [{ name: 'payeeName', icon: user }] },
  { name: 'payouts', rows: [{ name: 'payoutAccounts', icon: landmark }] },
  {
    name: 'protection',
    rows: [
      { name: 'twoFactor', tag: 'baize-two-factor', icon: shieldCheck },
      { name: 'quickLogin', tag: 'baize-quick-login', icon: fingerprint },
    ],
  },
]

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

/** A row that opens in place. */
function OpeningRow({ name, tag, icon }: { name: string; tag: string; icon: IconShape }) {
  const { t } = useText()
  return (
    <Disclosure
      part="row"
      titleClass="security-row"
      title={
        <>
          <span className="security-icon">
            <Icon of={icon} size={18} />
          </span>
          <b>{t(`security.${name}.title`)}</b>
          <span>{t(`security.${name}.text`)}</span>
        </>
      }
    >
      <div className="security-form">
        <NestedElement tag={tag} attributes={{ 'without-heading': '' }} />
      </div>
    </Disclosure>
  )
}

function Rows() {
  const { t } = useText()
  const hasQuickLogin = useHasQuickLogin()
  const read = useRead(payoutAccounts, {})
  const [opened, setOpened] = useState<Opened | null>(null)
  const [saved, setSaved] = useState<ActionName | null>(null)
  const dialogs = useLazy(opened ? loadDialogs : null)
  const open = (name: Opened) => {
    setSaved(null)
    setOpened(name)
  }
  return (
    <>
      <div role="status" className="security-status">
        {saved && (
          <Alert>
            <span>{t(`security.${saved}.done`)}</span>
          </Alert>
        )}
      </div>
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={t(`security.group.${name}`)}>
          <h3 className="security-group">{t(`security.group.${name}`)}</h3>
          <ul className="security-rows">
            {rows
              .filter(row => row.name !== 'quickLogin' || hasQuickLogin)
              .map(row => (
                <li key={row.name}>
                  {row.tag === undefined ? (
                    <ActionRow
                      name={row.name}
                      icon={row.icon}
                      read={read}
                      coming={dialogs ? null : opened}
                      onOpen={open}
                    />
                  ) : (
                    <OpeningRow {...row} />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {opened && dialogs && read.data && (
        <dialogs.SecurityDialog opened={opened} facts={read.data} onSaved={setSaved} onClose={() => setOpened(null)} />
      )}
    </>
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

/** See and secure one's own account (MEM-14 to MEM-16). */
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
