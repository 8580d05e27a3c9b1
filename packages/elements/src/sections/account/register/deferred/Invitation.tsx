import { checkAffiliate, checkReferral } from '@baize/contract'
import { useEffect } from 'react'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useRead, useScope, useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { Icon, iconCss } from '../../../../ui/media/Icon.tsx'
import { userPlus } from '../../../../ui/media/icons.gen.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { codeStorage, type InvitationCodes } from '../invitation-codes.ts'
import { openedOn } from '../opened-on.ts'
import css from './invitation.css'
import { noteInvitedVisit } from './note-visit.ts'

const sheets = [...iconCss, css]

interface InvitationProps {
  /** Codes of the address by which the visitor came. */
  codes: InvitationCodes
  /** Called once the visitor was told that a code is nobody's. */
  onUnknown: (name: keyof InvitationCodes, code: string) => void
}

/**
 * Says over the form whose invitation it is; of a code that is nobody's a dialog says so before
 * anything is typed, or whoever invited would not be credited and nobody would know (REG-26).
 */
export function Invitation({ codes, onUnknown }: InvitationProps) {
  const scope = useScope()
  const { t } = useText()
  const { affiliateCode, referralCode } = codes
  const domain = openedOn().hostname
  const affiliate = useRead(checkAffiliate, affiliateCode ? { code: affiliateCode, domain } : null).data
  const referral = useRead(checkReferral, referralCode ? { code: referralCode } : null).data
  useSheets(sheets)
  useEffect(() => {
    noteInvitedVisit(scope, codes, codeStorage()).catch(() => {})
  }, [scope, codes])

  const unknown = affiliate?.valid === false ? 'affiliateCode' : referral?.valid === false ? 'referralCode' : null
  if (unknown) {
    const code = codes[unknown] ?? ''
    const close = () => onUnknown(unknown, code)
    const title = t(`field.${unknown}.format`)
    const action = (
      <Button kind="primary" onClick={close}>
        {t('register.go')}
      </Button>
    )
    return (
      <Dialog title={title} closeLabel={t('common.close')} onClose={close} actions={action}>
        <p role="alert">{t('register.unknownCode', { code })}</p>
      </Dialog>
    )
  }
  if (!affiliate && !referral) return null
  return (
    <p className="invitation" role="status">
      <Icon of={userPlus} size={18} />
      <span>
        {affiliate
          ? t('register.invited', { name: affiliate.agentAccount, code: affiliateCode })
          : t('register.invitation', { code: referralCode })}
      </span>
    </p>
  )
}
