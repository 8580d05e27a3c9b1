import { useRef, useState, type ReactNode } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { readChallenge, sendsCode, type Challenge, type OfferedMethod } from './challenge.ts'
import type { secondVerification } from './second-verification.element.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useSendCode, type CodeSending } from './use-second-verification.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight, keyRound, landmark, mail, smartphone } from '../../../ui/media/icons.gen.ts'
import { Ring } from '../../../ui/media/Ring.tsx'
import { keyed } from '../../../ui/data/keyed.ts'

const methodIcons = { sms: smartphone, email: mail, bank: landmark, totp: keyRound }

interface MethodListProps {
  methods: readonly OfferedMethod[]
  sending: CodeSending
  /** Whether somebody comes back to them from an answer, and the focus with them. */
  back: boolean
  onPick: (method: OfferedMethod) => void
}

/** The verification methods of the account, with masked targets (AUTH-28). */
function MethodList({ methods, sending, back, onPick }: MethodListProps) {
  const { t } = useText()
  const { busy, failure } = sending
  const place = useRef<HTMLUListElement>(null)
  useStepFocus(place, 'button', back)
  return (
    <>
      <p className="plain-text">{t('second.why')}</p>
      <ActionFailure error={failure} />
      <ul ref={place} className="second-methods" part="methods">
        {keyed(methods, each => each.method).map(([key, each]) => (
          <li key={key}>
            <button
              type="button"
              className="second-method"
              aria-busy={busy === each.method || undefined}
              onClick={() => onPick(each)}
            >
              <Icon of={methodIcons[each.method]} size={20} />
              <span className="second-name">
                <span>{t(`second.${each.method}`)}</span>
                <span className="second-target" translate="no" dir="ltr">
                  {each.target}
                </span>
              </span>
              {busy === each.method ? <Ring /> : <Icon of={chevronRight} size={18} flip />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface VerificationStepsProps {
  challenge: Challenge
  /** The login no longer waits. */
  onEnd: () => void
}

/**
 * First the choice of a method, then the answer. A single method that sends nothing is not offered
 * as a choice.
 */
function VerificationSteps({ challenge: { challengeId, methods }, onEnd }: VerificationStepsProps) {
  const [first] = methods
  const single = methods.length === 1 && first && !sendsCode(first.method) ? first : null
  const [chosen, choose] = useState<OfferedMethod | null>(single)
  const [back, setBack] = useState(false)
  const sending = useSendCode(challengeId)
  const pick = async (method: OfferedMethod) => {
    if (await sending.send(method)) choose(method)
  }
  if (!chosen)
    return <MethodList methods={methods} sending={sending} back={back} onPick={method => void pick(method)} />
  const other = () => {
    setBack(true)
    choose(null)
  }
  return (
    <AnswerForm
      challengeId={challengeId}
      chosen={chosen}
      sending={sending}
      onEnd={onEnd}
      onOther={single ? undefined : other}
    />
  )
}

/** The second verification of a login from an unknown address (AUTH-28). */
export function SecondVerification({ challenge, withoutHeading, emit }: ViewProps<typeof secondVerification>) {
  const { t } = useText()
  const { isLogin } = useSession()
  const { open } = useNavigation()
  const known = readChallenge(challenge)
  const [ended, setEnded] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'button', ended)
  const waits = known !== null && known.challengeId !== ended && !isLogin

  const content = (): ReactNode => {
    if (isLogin) return <LoggedIn />
    if (known && waits)
      return <VerificationSteps key={known.challengeId} challenge={known} onEnd={() => setEnded(known.challengeId)} />
    const action = (
      <Button kind="primary" onClick={() => open('login')}>
        {t('login.submit')}
      </Button>
    )
    return (
      <div ref={place}>
        <EmptyState title={t('error.CHALLENGE_ENDED')} action={action} />
      </div>
    )
  }
  return (
    <PlainLayout title={t('second.title')} bare={withoutHeading ?? false}>
      {content()}
      {!isLogin && (
        <FormFooter>
          <LinkButton onClick={() => emit('baize-cancel', {})}>
            {t(waits ? 'second.cancel' : 'common.close')}
          </LinkButton>
        </FormFooter>
      )}
    </PlainLayout>
  )
}
