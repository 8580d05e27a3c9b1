export { giveUpBonuses } from './cancel.ts'
export { grantBonus } from './grant.ts'
export { settleBonuses } from './settle.ts'
export { shownBonuses } from './view.ts'
