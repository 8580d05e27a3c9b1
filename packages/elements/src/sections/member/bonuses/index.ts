import { element } from '../../../element.ts'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import { turnoverCss } from '../shared/Turnover.tsx'
import css from './bonuses.css'
import { bonuses } from './bonuses.element.ts'
import { Bonuses } from './Bonuses.tsx'

export const BonusesElement = element(
  bonuses,
  Bonuses,
  sheets(recordPageCss, badgeCss, moneyCss, memberPageCss, turnoverCss, [css]),
)
