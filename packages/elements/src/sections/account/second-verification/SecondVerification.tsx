import { useRef, useState, type ReactNode } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { readChallenge } from './challenge.ts'
import type { secondVerification } from './second-verification.element.ts'
import { Steps } from './Steps.tsx'

/** What a login from an unknown address is asked for, before it goes on (AUTH-28). */
export function SecondVerification({ challenge, withoutHeading, emit }: ViewProps<typeof secondVerification>) {
  const { t } = useText()
  const { isLogin } = useSession()
  const { open } = useNavigation()
  const known = readChallenge(challenge)
  const [ended, setEnded] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'button', ended)
  const waits = known !== null && known.challengeId !== ended && !isLogin

  const content = (): ReactNode => {
    if (isLogin) return <LoggedIn />
    if (known && waits)
      return <Steps key={known.challengeId} challenge={known} onEnd={() => setEnded(known.challengeId)} />
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
    <PlainFrame title={t('second.title')} bare={withoutHeading ?? false}>
      {content()}
      {!isLogin && (
        <FormFooter>
          <LinkButton onClick={() => emit('baize-cancel', {})}>
            {t(waits ? 'second.cancel' : 'common.close')}
          </LinkButton>
        </FormFooter>
      )}
    </PlainFrame>
  )
}
