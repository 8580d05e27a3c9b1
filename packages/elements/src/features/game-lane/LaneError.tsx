import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import { useReport, useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { rotateCw } from '../../ui/icons.gen.ts'

/** One line inside the lane, and the way to try again (HOME-17). */
export function LaneError({ title, error, onRetry }: { title: string; error: CallError; onRetry: () => void }) {
  const { t, refusal } = useText()
  const report = useReport()
  useEffect(() => report(error), [error])
  return (
    <section className="lane-trouble" part="error" aria-label={title}>
      <h2 className="lane-title">{title}</h2>
      <p role="alert">{refusal(error)}</p>
      <Button size="small" icon={rotateCw} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
