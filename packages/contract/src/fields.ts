import type { ReplyZod, Zod } from './z.ts'

/** Texts of a bounded length, so that no request can grow without limit. */
export const Text = (z: Zod, max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max))
/**
 * A typed text: the rule of its field bounds its length, with a refusal that says what is wrong.
 */
export const Typed = (z: Zod) => Text(z, 20_000)
export const Code = (z: Zod, max = 64) => z.string().check(z.regex(/^[\w.:-]+$/), z.maxLength(max))
/**
 * A day of the site's own calendar, of the years 1900 to 2199: time zones and databases reckon with
 * no day before or after.
 */
export const Day = (z: Zod) => z.string().check(z.regex(/^(19|2[01])\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
/** A moment as ISO 8601 with its offset. */
export const Time = (z: ReplyZod) =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/))
/** Language codes travel in upper case (I18N-14); unknown ones fall back on the server. */
export const LanguageCode = (z: Zod) => z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
/** Numbers in a query arrive as text. */
export const QueryNumber = (z: Zod, min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((value: string | number) => Number(value)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  )
export const Empty = (z: ReplyZod) => z.object({})
export const Nothing = (z: ReplyZod) => z.nullable(z.object({}))
/**
 * Proof that a person, or a browser that did some work, asks: sent where the site wants it
 * (REG-38).
 */
export const humanProof = (z: Zod) => ({
  verifyType: z.optional(z.enum(['altcha'])),
  verifyId: z.optional(Code(z, 128)),
  verifyToken: z.optional(Text(z, 4096)),
})
/**
 * The tag of a browser (`deviceTagOf`), by which a quota knows a device that the owner of an
 * account has logged in from.
 */
export const deviceTag = (z: Zod) => z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)))
/** A mobile number as typed, and the country it is dialled in: `612345678` and `34` (VAL-08). */
export const mobile = (z: Zod) => ({ mobileNum: Typed(z), countryDialingCode: Text(z, 8) })

/** Refused fields: by field, the key of the text that says why. */
export const refusedFields = (z: ReplyZod) => ({ fields: z.optional(z.record(z.string(), z.string())) })
/**
 * Why a password or code was refused: tries that are left, minutes of a lock, hours for which the
 * account is held back.
 */
export const answerFields = (z: ReplyZod) => ({
  left: z.optional(z.number()),
  minutes: z.optional(z.number()),
  hours: z.optional(z.number()),
})
/** The refusal of a call that takes a password or code beside other fields. */
export const FieldsAndAnswerRefusal = (z: ReplyZod) => z.object({ ...refusedFields(z), ...answerFields(z) })
