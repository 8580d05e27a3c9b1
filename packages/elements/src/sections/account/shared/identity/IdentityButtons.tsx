import type { IdentityProof } from '@baize/client'
import { useState, type ReactNode } from 'react'
import { useHost } from '../../../../runtime/context.tsx'
import { useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import { FacebookMark, GoogleMark } from './Marks.tsx'
import { channelsOf, type Firebase, type OneClickChannel } from './provider.ts'
import { useProvider } from './use-provider.ts'
import css from './identity-buttons.css'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { FailureDialog } from '../../../../shared/feedback/FailureDialog.tsx'

export const identityButtonsCss = [...buttonCss, ...dialogCss, css]

const marks = { facebook: FacebookMark, google: GoogleMark }

interface OtherWaysProps {
  firebase: Firebase
  /** Comes in with what the provider says of a person; rejects where that is refused. */
  onProof: (proof: IdentityProof) => Promise<void>
  /** Ways of the form's own, over these. */
  children?: ReactNode
}

/** "or continue with" and a button for each account elsewhere that the site takes; nothing where it takes none (REG-16). */
export function IdentityButtons({ firebase, onProof, children }: OtherWaysProps) {
  const { t, refusal } = useText()
  const { signal } = useHost()
  const provider = useProvider(firebase)
  const [chosen, setChosen] = useState<OneClickChannel | null>(null)

  const perform = async (channel: OneClickChannel) => {
    if (!provider) return
    setChosen(channel)
    // Nothing waits before this: the window opens in the click.
    const firebaseIdToken = await provider.signIn(channel, signal)
    await onProof({ firebaseChannel: channel, firebaseIdToken })
  }
  const { busy, failure, run, forget } = useCommand(perform, {})

  return (
    <div className="ways">
      <p className="ways-with">
        <span>{t('ways.with')}</span>
      </p>
      {children}
      <div className="ways-row">
        {channelsOf(firebase).map(channel => {
          const Mark = marks[channel]
          return (
            <Button
              key={channel}
              className="ways-button"
              loading={busy && channel === chosen}
              onClick={() => void run(channel)}
            >
              <Mark />
              {t(`ways.${channel}`)}
            </Button>
          )
        })}
      </div>
      {failure && <FailureDialog title={t('ways.failed')} text={refusal(failure)} onClose={forget} />}
    </div>
  )
}
