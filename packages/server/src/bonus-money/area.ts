import type { Area } from '../area.ts'
import { bonus, bonusStake } from './tables.ts'

export const bonusMoney: Area = { name: 'bonus-money', tables: [bonus, bonusStake] }
