import * as z from 'zod/mini'

/** Texts of a bounded length, so that no request can carry a novel. */
export const Text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max))
export const Code = (max = 64) => z.string().check(z.regex(/^[\w.:-]+$/), z.maxLength(max))
export const Time = () => z.iso.datetime({ offset: true })
/** Language codes travel in upper case (I18N-14); unknown ones fall back on the server. */
export const LanguageCode = () => z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
/** Numbers in a query arrive as text. */
export const QueryNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((value: string | number) => Number(value)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  )
export const Empty = () => z.object({})
export const Nothing = () => z.nullable(z.object({}))
