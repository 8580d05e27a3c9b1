import { callError, type CallError, type IdentityProof } from '@baize/client'
import type { loginIdentity, Refusal } from '@baize/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useElement } from '../../../../runtime/context.tsx'
import { useScope, useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import { cutOffMessage } from './cut-off.ts'
import { channelsWithButton, firebaseProjectOf, type Firebase, type OneClickChannel } from './provider.ts'
import { useProvider } from './use-provider.ts'
import css from './identity-buttons.css'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { FailureDialog } from '../../../../shared/feedback/FailureDialog.tsx'

/** The logos by which people know where they have an account. */
const FacebookLogo = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#1877F2" />
    <path
      d="M13.6 24v-9.2h3l.6-3.6h-3.6V8.9c0-1.1.5-2 2-2h1.7V3.8c-.7-.1-1.6-.2-2.4-.2-3 0-5 1.8-5 5v2.6H6.7v3.6h3.2V24z"
      fill="#fff"
    />
  </svg>
)

const GoogleLogo = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4.4" aria-hidden="true">
    <path d="M18.72 5.28A9.5 9.5 0 0 0 3.77 7.25" stroke="#EA4335" />
    <path d="M3.77 7.25A9.5 9.5 0 0 0 3.77 16.75" stroke="#FBBC05" />
    <path d="M3.77 16.75A9.5 9.5 0 0 0 18.72 18.72" stroke="#34A853" />
    <path d="M18.72 18.72A9.5 9.5 0 0 0 21.5 12H12" stroke="#4285F4" />
  </svg>
)

export const identityButtonsCss = [...buttonCss, ...dialogCss, css]

const logos = { facebook: FacebookLogo, google: GoogleLogo }

/** @param proof - what the provider says of the person whom the platform refused */
export type IdentityRefused = (
  error: CallError,
  value: Partial<Refusal<typeof loginIdentity>>,
  proof: IdentityProof,
) => 'elsewhere' | undefined

interface IdentityButtonsProps {
  firebase: Firebase
  /** Called with a refused login; answers `elsewhere` where the login goes on in another place. */
  onRefused: IdentityRefused
  /** Further buttons, drawn over these. */
  children?: ReactNode
}

/**
 * "or continue with" and a button for each account elsewhere that the site takes; nothing where it
 * takes none (REG-16).
 */
export function IdentityButtons({ firebase, onRefused, children }: IdentityButtonsProps) {
  const { t, refusal } = useText()
  const { session } = useScope()
  const { signal, report } = useElement()
  const provider = useProvider(firebase)
  const [chosen, setChosen] = useState<OneClickChannel | null>(null)
  const proof = useRef<IdentityProof | null>(null)

  /** The platform's own provider needs no window that is connected. */
  const reportCutOff = ({ code }: CallError) => {
    const message = cutOffMessage({ isolated: globalThis.crossOriginIsolated, focused: document.hasFocus() })
    if (message && code === 'LOGIN_POPUP_CLOSED' && firebaseProjectOf(firebase)) report('window-cut-off', message)
  }

  const perform = async (channel: OneClickChannel, element: HTMLElement) => {
    if (!provider) return
    setChosen(channel)
    proof.current = null
    // Nothing is awaited before this: browsers open a window within a click alone.
    const firebaseIdToken = await provider.signIn(channel, signal).catch((error: unknown) => {
      reportCutOff(callError(error))
      throw error
    })
    proof.current = { firebaseChannel: channel, firebaseIdToken }
    await session.loginIdentity(proof.current, element)
  }
  const { busy, failure, run, clearFailure } = useCommand<OneClickChannel, void, Refusal<typeof loginIdentity>>(
    perform,
    {
      onRefused: (error, value) => (proof.current ? onRefused(error, value, proof.current) : undefined),
    },
  )

  return (
    <div className="ways">
      <p className="ways-with">
        <span>{t('ways.with')}</span>
      </p>
      {children}
      <div className="ways-row">
        {channelsWithButton(firebase).map(channel => {
          const Logo = logos[channel]
          return (
            <Button
              key={channel}
              className="ways-button"
              loading={busy && channel === chosen}
              onClick={() => void run(channel)}
            >
              <Logo />
              {t(`ways.${channel}`)}
            </Button>
          )
        })}
      </div>
      {failure && <FailureDialog title={t('ways.failed')} text={refusal(failure)} onClose={clearFailure} />}
    </div>
  )
}
