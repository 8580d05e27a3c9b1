import { contacts, loginHistory, payoutAccounts, quickDevices, registerSettings, sessions } from '@baize/contract'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Disclosure } from '../../../ui/data/Disclosure.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import {
  fingerprint,
  history,
  keyRound,
  landmark,
  lock,
  mail,
  monitorSmartphone,
  shieldCheck,
  smartphone,
  user,
  type IconShape,
} from '../../../ui/media/icons.gen.ts'
import { ActionRow } from './ActionRow.tsx'
import { dialogLoaders, type SecurityDialogProps } from './dialogs.ts'
import { ProfileCard } from './ProfileCard.tsx'
import type { ActionName, Opened, Reads } from './row-actions.ts'
import { SecurityLevel } from './SecurityLevel.tsx'
import type { securityCentre } from './security-centre.element.ts'

const loadSessions = () => import('./OpenSessions.tsx')

/** A row that opens in place, as an element of its own, or one with a button. */
type Row = { icon: IconShape } & ({ name: string; tag: string } | { name: ActionName; tag?: never })

/** What can be done for the safety of an account, by its headings. */
const groups: readonly { name: string; rows: readonly Row[] }[] = [
  {
    name: 'passwords',
    rows: [
      { name: 'password', tag: 'baize-change-password', icon: keyRound },
      { name: 'paymentPassword', icon: lock },
      { name: 'forgottenPayment', icon: lock },
    ],
  },
  {
    name: 'identity',
    rows: [
      { name: 'payeeName', icon: user },
      { name: 'mobile', icon: smartphone },
      { name: 'email', icon: mail },
    ],
  },
  { name: 'payouts', rows: [{ name: 'payoutAccounts', icon: landmark }] },
  {
    name: 'protection',
    rows: [
      { name: 'twoFactor', tag: 'baize-two-factor', icon: shieldCheck },
      { name: 'quickLogin', tag: 'baize-quick-login', icon: fingerprint },
    ],
  },
  {
    name: 'activity',
    rows: [
      { name: 'sessions', icon: monitorSmartphone },
      { name: 'logins', icon: history },
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

interface OpeningRowProps {
  name: string
  tag: string
  icon: IconShape
  /** How often it was asked for elsewhere. */
  asked: number
}

/** A row that opens in place. */
function OpeningRow({ name, tag, icon, asked }: OpeningRowProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const details = asked ? place.current?.querySelector('details') : null
    if (!details) return
    details.open = true
    details.querySelector('summary')?.focus()
  }, [asked])
  return (
    <div ref={place}>
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
    </div>
  )
}

/** A dialog that comes when it is opened. */
function LazyDialog({ onCome, ...props }: SecurityDialogProps & { onCome: () => void }) {
  const dialog = useLazy(dialogLoaders[props.opened])
  useEffect(() => {
    if (dialog) onCome()
  })
  return dialog && <dialog.SecurityDialog {...props} />
}

/** What the rows and the card show. */
const useReads = (): Reads => ({
  payouts: useRead(payoutAccounts, {}),
  contacts: useRead(contacts, {}),
  sessions: useRead(sessions, {}),
  logins: useRead(loginHistory, {}),
})

/** Rows that the site or the account has. */
function useShownRow(reads: Reads): (row: Row) => boolean {
  const hasQuickLogin = useHasQuickLogin()
  const own = reads.contacts.data
  return ({ name }) => {
    if (name === 'quickLogin') return hasQuickLogin
    if (name === 'forgottenPayment') return reads.payouts.data?.hasPaymentPassword === true
    return (name !== 'mobile' && name !== 'email') || !own || own[name] !== null || own.offered.includes(name)
  }
}

/**
 * Gives the focus to the action of a row once its dialog has closed: where something was saved, and
 * where what opened it is gone, as what is missing no more is in the card.
 */
function useFocusAfter(opened: Opened | null, saved: Opened | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Opened | null>(null)
  useEffect(() => {
    const closed = opened ? null : before.current
    before.current = opened
    const { activeElement } = (place.current?.getRootNode() ?? document) as Document | ShadowRoot
    const isLost = !activeElement || activeElement === document.body
    if (closed && (saved === closed || isLost))
      place.current?.querySelector<HTMLElement>(`[data-row=${closed}] button`)?.focus()
  }, [opened, saved])
  return place
}

function Content() {
  const { t } = useText()
  const reads = useReads()
  const isShown = useShownRow(reads)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [saved, setSaved] = useState<Opened | null>(null)
  const [areSessionsOpen, setSessionsOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const [came, setCame] = useState<Opened | null>(null)
  const place = useFocusAfter(opened, saved)
  const list = useLazy(areSessionsOpen ? loadSessions : null)
  const open = (name: Opened) => {
    setSaved(null)
    if (name === 'sessions') setSessionsOpen(now => !now)
    else {
      setCame(null)
      setOpened(name)
    }
  }
  const known = { payouts: reads.payouts.data, contacts: reads.contacts.data, logins: reads.logins.data }
  const { payouts, contacts: own } = known
  const coming = opened === came ? null : opened
  return (
    <div ref={place}>
      <div role="status" className="security-status">
        {saved && (
          <Alert>
            <span>{t(`security.${saved}.done`)}</span>
          </Alert>
        )}
      </div>
      <div className="security-head">
        <ProfileCard logins={reads.logins} coming={coming} onOpen={open} />
        {payouts && own && (
          <SecurityLevel
            facts={{ payouts, contacts: own }}
            onOpen={name => (name === 'twoFactor' ? setAsked(now => now + 1) : open(name))}
          />
        )}
      </div>
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={t(`security.group.${name}`)}>
          <h3 className="security-group">{t(`security.group.${name}`)}</h3>
          <ul className="security-rows">
            {rows.filter(isShown).map(row => (
              <li key={row.name} data-row={row.name}>
                {row.tag === undefined ? (
                  <ActionRow
                    name={row.name}
                    icon={row.icon}
                    reads={reads}
                    coming={coming}
                    expanded={row.name === 'sessions' ? areSessionsOpen : undefined}
                    onOpen={open}
                  >
                    {row.name === 'sessions' && areSessionsOpen && list && (
                      <list.OpenSessions list={reads.sessions.data?.list ?? []} />
                    )}
                  </ActionRow>
                ) : (
                  <OpeningRow {...row} asked={row.name === 'twoFactor' ? asked : 0} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <LazyDialog
          key={opened}
          opened={opened}
          onCome={() => setCame(opened)}
          facts={known}
          onSaved={setSaved}
          onClose={() => setOpened(null)}
        />
      )}
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
        <Content />
      </Gate>
    </section>
  )
}
