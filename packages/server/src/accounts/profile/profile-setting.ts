import { profileFieldNames } from '@baize/contract'
import type { ProfileFieldName } from '@baize/contract'
import * as z from 'zod/mini'
import { settingSubject } from '../../db/settings.ts'
import { inEveryLanguage } from '../../text/texts.ts'

const Field = z.object({
  name: z.enum(profileFieldNames),
  required: z.boolean(),
  /** Whether it can be entered once; after that customer service alone changes it. */
  locked: z.boolean(),
})
type Field = z.infer<typeof Field>

const Source = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,32}$/)),
  /** Names by language code; English at least. */
  names: z.record(z.string(), z.string()).check(z.refine(names => Boolean(names['EN']))),
})

/** Fields of the form, those that are required and those that are entered once. */
const fieldsOf = (names: readonly ProfileFieldName[], once: readonly ProfileFieldName[]): Field[] =>
  names.map(name => ({ name, required: false, locked: once.includes(name) }))

type Sources = Record<'incomeSources', Record<string, string>>
const source = (id: string): z.infer<typeof Source> => ({
  id,
  names: inEveryLanguage<Sources, string>('profile', ({ incomeSources }) => incomeSources[id] ?? id),
})

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

/** Personal information: which fields a site has, in which order (MEM-17). */
export const profileSetting = settingSubject(
  'profile',
  z.object({
    fields: z.array(Field).check(z.refine(fields => areUnique(fields.map(({ name }) => name)))),
    incomeSources: z.array(Source).check(z.refine(sources => areUnique(sources.map(({ id }) => id)))),
  }),
  {
    fields: fieldsOf(
      [
        'nickname',
        'birthday',
        'nationality',
        'address',
        'occupation',
        'incomeSource',
        'idNumber',
        'qqNum',
        'whatsapp',
        'facebook',
        'telegram',
        'line',
        'zalo',
      ],
      ['birthday', 'nationality', 'idNumber'],
    ),
    incomeSources: ['salary', 'business', 'savings', 'investments', 'pension', 'inheritance', 'other'].map(source),
  },
)
