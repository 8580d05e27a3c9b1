import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { datePresetsCss } from '../../../shared/records/DatePresets.tsx'
import { recordFiltersCss } from '../../../shared/records/RecordFilters.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { tableCss } from '../../../ui/data/Table.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { PersonalProfit } from './PersonalProfit.tsx'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './personal-profit.css'
import { personalProfit } from './personal-profit.element.ts'

export const PersonalProfitElement = element(
  personalProfit,
  PersonalProfit,
  sheets(datePresetsCss, recordFiltersCss, tableCss, moneyCss, loadFailureCss, memberPageCss, [css]),
)
