import type { ReactNode } from 'react'
import { useTextOf } from '../../scope.ts'
import css from './date-presets.css'
import { daysOf, type DatePreset } from './date-presets.ts'
import type { Records } from './use-records.ts'
import { useSiteZone } from './use-site-zone.ts'

export const datePresetsCss = [css]

interface DatePresetsProps {
  records: Pick<Records<unknown, unknown>, 'query' | 'reset'>
  presets: readonly DatePreset[]
  /** More beside them, such as a button of class `preset` that opens a form. */
  children?: ReactNode
}

/**
 * Days that are often asked for, for a call that takes `from` and `to`; the other filters stay
 * (CONST-38, MEM-11). For the member centre’s records and the agents’ reports.
 */
export function DatePresets({ records, presets, children }: DatePresetsProps) {
  const text = useTextOf('shared')
  const { offset } = useSiteZone()
  if (!text) return null
  const { filters } = records.query
  return (
    <div className="presets" role="group" aria-label={text.t('records.days')}>
      {presets.map(preset => {
        const days = daysOf(preset, text.now(), offset)
        return (
          <button
            key={preset}
            type="button"
            className="preset"
            aria-pressed={filters['from'] === days.from && filters['to'] === days.to}
            onClick={() => records.reset({ ...filters, ...days })}
          >
            {text.t(`records.preset.${preset}`)}
          </button>
        )
      })}
      {children}
    </div>
  )
}
