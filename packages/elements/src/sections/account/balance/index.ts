import { element } from '../../../element.ts'
import { sessionFailureCss } from '../../../shared/gates/SessionFailure.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { balanceCss } from '../shared/balance/BalancePill.tsx'
import css from './balance.css'
import { balance } from './balance.element.ts'
import { Balance } from './Balance.tsx'

export const BalanceElement = element(balance, Balance, sheets(balanceCss, sessionFailureCss, [css]))
