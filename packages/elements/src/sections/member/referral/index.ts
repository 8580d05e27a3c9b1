import { element } from '../../../element.ts'
import { copyFieldCss } from '../../../shared/actions/CopyField.tsx'
import { recordListCss } from '../../../shared/records/RecordList.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { referral } from './referral.element.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './referral.css'
import { Referral } from './Referral.tsx'

export const ReferralElement = element(referral, Referral, sheets(copyFieldCss, recordListCss, memberPageCss, [css]))
