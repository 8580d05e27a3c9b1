import { pageRegistry } from '@baize/client'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { typedUsername } from '../shared/typed-username.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useElement } from '../../../runtime/context.tsx'
import { useScope, useTextOf, useText, useRead } from '../../../scope.ts'
import { checkboxCss, Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import type { Side } from './use-login.ts'
import css from './deferred.css'
import { useEffect, useRef, useState } from 'react'
import { registerSettings, quickLoginOptions } from '@baize/contract'
import { channelsWithButton } from '../shared/identity/provider.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'

const loadSms = () => import('./SmsTab.tsx')

interface MethodTabsProps {
  side: Side
  label: string
  onPanel: (panel: object) => void
  /** Called once it is known whether there is more than one login method. */
  onKnown: (several: boolean) => void
}

/**
 * What stands over the form: tabs, where the site has a login by text message too (AUTH-56); or, on
 * a page whose key is refused, that nobody can log in there.
 */
export function MethodTabs({ onKnown, ...props }: MethodTabsProps) {
  const { t, language } = useText()
  const { data, error } = useRead(registerSettings, { language })
  const several = data?.smsLoginEnabled
  const text = useTextOf(several ? 'account' : null)
  useEffect(() => {
    if (data) onKnown(several ?? false)
  }, [data, several, onKnown])
  const sms = useLazy(several ? loadSms : null)
  // Only this refusal is of every call: a site without a registration may let people in.
  if (error?.code === 'ORIGIN_REFUSED') {
    return (
      <div className="login-refused" role="alert">
        <Alert kind="error">{t('error.ORIGIN_REFUSED')}</Alert>
      </div>
    )
  }
  return sms && text && data && <sms.SmsTab {...props} countries={data.countries} />
}

/** Fills a field that nobody has typed into. */
function fillIfEmpty(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement && !field.value) field.value = value
}

/**
 * Remember-me for one day: the next visit finds username and password filled in; taking the tick
 * away forgets them at once (AUTH-10, AUTH-11).
 */
function RememberMe() {
  const { t } = useText()
  const { session } = useScope()
  const anchor = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState(false)

  useEffect(() => {
    let mounted = true
    // Where the code that reads the saved login does not load, nothing is filled in.
    const remembered = session.remember.read().catch(() => null)
    void remembered.then(known => {
      const form = anchor.current?.closest('form')
      if (!mounted || !known || !form) return
      setTicked(true)
      fillIfEmpty(form, 'username', known.username)
      if (known.username === form.querySelector<HTMLInputElement>('[name=username]')?.value)
        fillIfEmpty(form, 'password', known.password)
    })
    return () => void (mounted = false)
  }, [session])

  const change = (remember: boolean) => {
    setTicked(remember)
    if (!remember) session.remember.clear().catch(() => {})
  }
  return (
    <div ref={anchor}>
      <Checkbox name="remember" checked={ticked} onChange={change}>
        {t('login.remember')}
      </Checkbox>
    </div>
  )
}

const sheets = [...checkboxCss, css]

/** The row over the button: remember-me, and the link to a forgotten password. */
export function RememberAndForgot({ side }: { side: Side }) {
  const { element } = useElement()
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()
  useSheets(sheets)
  return (
    <>
      {/* Its cookies go to no frame of another site. */}
      {side === 'player' && scope.ownSite() && !pageRegistry().framed && <RememberMe />}
      <LinkButton
        className="login-forgot"
        onClick={() => open('forgot-password', { username: typedUsername(element) })}
      >
        {t('login.forgot')}
      </LinkButton>
    </>
  )
}

/**
 * The masked account that this device can log in without a password; empty where there is none
 * (AUTH-32).
 */
function useQuickLoginAccount(on: boolean): string {
  const { session } = useScope()
  const [deviceId, setDeviceId] = useState<string | null>(null)
  useEffect(() => {
    if (on) session.deviceId().then(setDeviceId, () => {})
  }, [on, session])
  return useRead(quickLoginOptions, deviceId === null ? null : { deviceId }).data?.account ?? ''
}

const loadIdentityMethods = () => import('./IdentityMethods.tsx')

/** The logins without a password under the form, where the site and the device have them. */
export function OtherLoginMethods() {
  const { ownSite } = useScope()
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  const account = useQuickLoginAccount(Boolean(data?.quickLoginEnabled) && ownSite())
  const wanted = data && (account || channelsWithButton(data.firebase).length)
  const text = useTextOf(wanted ? 'account' : null)
  const identity = useLazy(wanted ? loadIdentityMethods : null)
  return identity && text && data && <identity.IdentityMethods firebase={data.firebase} account={account} />
}
