import { registerSettings } from '@baize/contract'
import { useEffect, useMemo, type ReactNode, useState } from 'react'
import { AuthLayout, authLayoutCss } from '../shared/auth-layout/AuthLayout.tsx'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { channelsWithButton } from '../shared/identity/provider.ts'
import { LightForm } from '../shared/LightForm.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure, loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { typedUsername } from '../shared/typed-username.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useSideBanner } from '../shared/auth-layout/use-side-banner.ts'
import { useElement } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useScope, useSession, useText } from '../../../scope.ts'
import { EmptyState, stateCss } from '../../../ui/data/EmptyState.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { codeStorage, dropCode, invitationCodes, type InvitationCodes } from './invitation-codes.ts'
import { FormSkeleton, RegisterForm } from './RegisterForm.tsx'
import { isKnownField } from '../../../shared/forms/field-kinds.ts'
import { shownRules } from './register-fields.ts'
import type { register } from './register.element.ts'
import { useAfterRegistration } from './use-register.ts'
import type { IdentityProof } from '@baize/client'
import { dropPendingProof, storePendingProof, pendingProof } from '../shared/identity/pending-proof.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './register.css'

/** The style sheets of the element, which the view also gives to a form in light DOM. */
export const registerSheets = sheets(
  formCss,
  passwordFieldCss,
  checkboxCss,
  buttonCss,
  dialogCss,
  stateCss,
  loadFailureCss,
  skeletonCss,
  authLayoutCss,
  [css],
)

interface IdentityState {
  /** The identity that a provider has confirmed, of a person who has no account yet (REG-37). */
  identity: IdentityProof | null
  take: (proof: IdentityProof) => void
  drop: () => void
}

/** The identity that this registration goes on with. It is kept in memory, and nowhere else. */
function useIdentity(): IdentityState {
  const scope = useScope()
  const [identity, setIdentity] = useState(() => pendingProof(scope))
  return {
    identity,
    take(proof) {
      storePendingProof(scope, proof)
      setIdentity(proof)
    },
    drop() {
      dropPendingProof(scope)
      setIdentity(null)
    },
  }
}

const loadClosed = () => import('./deferred/RegistrationClosed.tsx')
const loadInvitation = () => import('./deferred/Invitation.tsx')
const loadCheck = () => import('./deferred/check-codes.ts')
const loadIdentityRegistration = () => import('./deferred/IdentityRegistration.tsx')

/**
 * Registration by the operator's own rules: what they switched on is asked for, and nothing else.
 */
export function Register(props: ViewProps<typeof register>) {
  const { affiliateCode, referralCode, username = '', lightForm = false, withoutHeading, withoutLogin } = props
  const { t, language } = useText()
  const scope = useScope()
  const { open } = useNavigation()
  const { element, report } = useElement()
  const { isLogin } = useSession()
  const { status, data, error, refresh } = useRead(registerSettings, { language })
  const { identity, take, drop } = useIdentity()
  const afterRegistration = useAfterRegistration(props, drop)
  const banner = useSideBanner('w_register')
  const closed = useLazy(data && !data.open ? loadClosed : null)
  const identityButtons = useLazy(
    data?.open && channelsWithButton(data.firebase).length ? loadIdentityRegistration : null,
  )

  const [addressCodes, setAddressCodes] = useState<InvitationCodes>(() =>
    scope.ownSite() ? invitationCodes(new URL(location.href), codeStorage()) : {},
  )
  const codes = useMemo(
    () => ({ ...addressCodes, ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }),
    [addressCodes, affiliateCode, referralCode],
  )
  const invitation = useLazy(data?.open && Object.keys(addressCodes).length ? loadInvitation : null, null)
  const forget = (name: keyof InvitationCodes, code: string) => {
    dropCode(name, code, codeStorage())
    setAddressCodes(({ [name]: _, ...rest }) => rest)
  }

  const isOpen = data?.open === true
  useEffect(() => {
    if (isOpen && (affiliateCode || referralCode))
      loadCheck()
        .then(({ checkCodes }) => checkCodes(scope, { affiliateCode, referralCode }, report))
        .catch(() =>
          report('code-unchecked', 'The codes in the markup could not be checked: what checks them did not load.'),
        )
  }, [isOpen, scope, affiliateCode, referralCode, report])

  const memberFooter = (
    <FormFooter waits={data && !data.open && !closed}>
      <span>{t('register.member')}</span>
      <LinkButton onClick={() => open('login', { username: typedUsername(element) })}>{t('register.login')}</LinkButton>
    </FormFooter>
  )
  const content = (): ReactNode => {
    if (isLogin) return <LoggedIn />
    if (!data)
      return status === 'error' ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <FormSkeleton label={t('common.loading')} />
      )
    if (!data.open)
      return (
        <>
          {closed && <closed.RegistrationClosed />}
          {memberFooter}
        </>
      )
    if (!shownRules(data).every(rule => isKnownField(rule) || !rule.required))
      return <EmptyState title={t('register.unsupported')} text={t('register.unsupportedText')} />
    return (
      <>
        {invitation && <invitation.Invitation codes={addressCodes} onUnknown={forget} />}
        <LightForm on={lightForm} sheets={registerSheets}>
          <RegisterForm
            settings={data}
            codes={codes}
            username={username}
            identity={identity}
            onProof={take}
            withoutIdentity={drop}
            login={!withoutLogin}
            opened={afterRegistration}
          />
        </LightForm>
        {identityButtons && !identity && (
          <identityButtons.IdentityRegistration firebase={data.firebase} onUnknown={take} />
        )}
        {memberFooter}
      </>
    )
  }
  const sidePanel = {
    title: t('register.welcome'),
    points: [t('register.point1'), t('register.point2'), t('register.point3')],
    banner,
  }
  return (
    <AuthLayout title={t('register.title')} bare={withoutHeading || isLogin} side={sidePanel}>
      {content()}
    </AuthLayout>
  )
}
