import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'

const Letters = () => z.int().check(z.gte(1), z.lte(5000))

/** How long feedback may be, in letters (FB-06, FB-10). */
export const feedbackSetting = settingSubject(
  'feedback',
  z.object({ min: Letters(), max: Letters() }).check(z.refine(({ min, max }) => min <= max)),
  { min: 20, max: 200 },
)
