import type { ReactNode } from 'react'
import { useTextOf } from '../../scope.ts'
import css from './date-presets.css'
import { daysOf, presetOf, type DatePreset } from './date-presets.ts'
import type { Records } from './use-records.ts'
import { useSiteZone } from './use-site-zone.ts'

export const datePresetsCss = [css]

interface DatePresetsProps {
  records: Pick<Records<unknown, unknown>, 'query' | 'reset'>
  presets: readonly DatePreset[]
  /** Name of the days; that of records without it. */
  label?: string
  /** Of a button that takes the days away; absent: there is none. */
  any?: string
  /** More beside them, such as a button of class `preset` that opens a form. */
  children?: ReactNode
}

/**
 * Days that are often asked for, for a call that takes `from` and `to`; the other filters stay
 * (CONST-38, MEM-11). For the member centre’s records and the agents’ reports.
 */
export function DatePresets({ records, presets, label, any, children }: DatePresetsProps) {
  const text = useTextOf('shared')
  const { offset } = useSiteZone()
  if (!text) return null
  const { filters } = records.query
  const { from, to, ...others } = filters
  const chosen = presetOf(filters, presets, text.now(), offset)
  return (
    <div className="presets" role="group" aria-label={label ?? text.t('records.days')}>
      {any && (
        <button type="button" className="preset" aria-pressed={!from && !to} onClick={() => records.reset(others)}>
          {any}
        </button>
      )}
      {presets.map(preset => (
        <button
          key={preset}
          type="button"
          className="preset"
          aria-pressed={preset === chosen}
          aria-label={text.t(`records.preset.${preset}`)}
          onClick={() => records.reset({ ...filters, ...daysOf(preset, text.now(), offset) })}
        >
          <span className="preset-whole">{text.t(`records.preset.${preset}`)}</span>
          <span className="preset-short">{text.t(`records.presetShort.${preset}`)}</span>
        </button>
      ))}
      {children}
    </div>
  )
}
