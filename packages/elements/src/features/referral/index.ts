import { element } from '../../element.ts'
import { copyFieldCss } from '../../parts/CopyField.tsx'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { formCss } from '../../ui/Form.tsx'
import { pagerCss } from '../../ui/Pager.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import { referral } from './referral.element.ts'
import css from './referral.css'
import { Referral } from './Referral.tsx'

export const ReferralElement = element(
  referral,
  Referral,
  sheets(formCss, copyFieldCss, tableCss, pagerCss, troubleCss, memberGateCss, [css]),
)
