import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import { useReport, useText } from '../../scope.ts'
import { Button, buttonCss } from '../../ui/Button.tsx'
import { rotateCw } from '../../ui/icons.gen.ts'
import css from './list-trouble.css'

export const listErrorCss = [...buttonCss, css]

/** One line inside the list, and the way to try again (HOME-17). */
export function ListError({ title, error, onRetry }: { title: string; error: CallError; onRetry: () => void }) {
  const { t, refusal } = useText()
  const report = useReport()
  useEffect(() => report(error), [error])
  return (
    <section className="list-trouble" part="error" aria-label={title}>
      <h2>{title}</h2>
      <p role="alert">{refusal(error)}</p>
      <Button size="small" icon={rotateCw} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
