import { depositGroups } from '@baize/contract'
import * as z from 'zod/mini'
import { SettingAmount, settingSubject } from '../db/settings.ts'
import { feeFields } from '../orders/index.ts'
import { inEveryLanguage } from '../text/texts.ts'

const Method = z
  .object({
    id: z.string().check(z.regex(/^[\w-]{1,32}$/)),
    group: z.enum(depositGroups),
    /** Name of the gateway that takes the money. */
    gateway: z.string(),
    /** Names by language code; English at least. */
    names: z.record(z.string(), z.string()).check(z.refine(names => Boolean(names['EN']))),
    min: SettingAmount(),
    max: SettingAmount(),
    presets: z.array(SettingAmount()),
    ...feeFields(),
    needsPayer: z.boolean(),
    /** Minutes after which a payment has usually arrived. */
    arrivesWithin: z.number(),
    state: z.enum(['open', 'maintenance']),
  })
  .check(z.refine(({ min, max }) => Number(max) > 0 && Number(min) <= Number(max)))

/** A way to pay money in. */
export type DepositMethod = z.infer<typeof Method>

type Names = Record<'methods', Record<string, string>>
const namesOf = (id: string) => inEveryLanguage<Names, string>('deposits', ({ methods }) => methods[id] ?? id)

const sandbox = (method: Pick<DepositMethod, 'id' | 'group' | 'min' | 'max' | 'presets'> & Partial<DepositMethod>) => ({
  gateway: 'sandbox',
  names: namesOf(method.id),
  feeRate: '0',
  feeFixed: '0.00',
  needsPayer: false,
  arrivesWithin: 1,
  state: 'open' as const,
  ...method,
})

/** Deposits (MEM-23 to MEM-28). Amounts are in the site's currency. */
export const depositsSetting = settingSubject(
  'deposits',
  z.object({
    /** Minutes for which an order can be paid. */
    minutes: z.int().check(z.gte(1), z.lte(10_080)),
    methods: z.array(Method),
  }),
  {
    minutes: 30,
    methods: [
      sandbox({
        id: 'bank-transfer',
        group: 'bank',
        min: '10.00',
        max: '10000.00',
        presets: ['50.00', '100.00', '250.00', '500.00', '1000.00', '2500.00'],
        needsPayer: true,
        arrivesWithin: 5,
      }),
      sandbox({
        id: 'qr-wallet',
        group: 'wallet',
        min: '5.00',
        max: '2000.00',
        presets: ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
      }),
      sandbox({
        id: 'online-banking',
        group: 'online',
        min: '10.00',
        max: '5000.00',
        presets: ['20.00', '50.00', '100.00', '250.00', '500.00', '1000.00'],
      }),
      sandbox({
        id: 'card',
        group: 'card',
        min: '5.00',
        max: '1000.00',
        presets: ['10.00', '20.00', '50.00', '100.00', '250.00', '500.00'],
        feeRate: '1.5',
      }),
      sandbox({
        id: 'bitcoin',
        group: 'crypto',
        min: '20.00',
        max: '20000.00',
        presets: ['50.00', '100.00', '250.00', '500.00', '1000.00', '5000.00'],
        feeFixed: '1.00',
        arrivesWithin: 30,
      }),
      sandbox({
        id: 'voucher',
        group: 'voucher',
        min: '5.00',
        max: '250.00',
        presets: ['10.00', '25.00', '50.00', '100.00'],
      }),
    ],
  },
  ({ methods }) => methods.flatMap(({ min, max, presets, feeFixed }) => [min, max, feeFixed, ...presets]),
)
