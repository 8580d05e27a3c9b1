import { categories } from '@baize/contract'
import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'

/** Bonuses (MEM-44). */
export const bonusesSetting = settingSubject(
  'bonuses',
  z.object({
    /**
     * Per cent of a valid bet that counts for the turnover, by the category of its game; 100 where
     * nothing is said. A bonus keeps those of the day on which it was granted.
     */
    contributions: z.partialRecord(z.enum(categories), z.int().check(z.gte(0), z.lte(100))),
  }),
  { contributions: {} },
)
