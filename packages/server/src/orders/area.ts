import type { Area } from '../area.ts'
import { moneyOrder, orderPicture } from './tables.ts'

export const orders: Area = { name: 'orders', tables: [moneyOrder, orderPicture] }
