import type * as zod from 'zod/mini'
import type { ReplyZod } from '../z.ts'

/** How a site asks for a field (VAL-01). */
export const FieldRule = (z: ReplyZod) =>
  z.object({
    name: z.string(),
    show: z.boolean(),
    required: z.boolean(),
    pattern: z.string(),
    min: z.number(),
    max: z.number(),
  })
export type FieldRule = zod.infer<ReturnType<typeof FieldRule>>
