import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import { useReport, useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { rotateCw } from '../../../../ui/media/icons.gen.ts'
import css from './list-trouble.css'

export const listErrorCss = [...buttonCss, css]

interface ListErrorProps {
  title: string
  /** The list shows its own title above, so it is not repeated. */
  under?: boolean
  error: CallError
  onRetry: () => void
}

/** One line inside the list, with a retry button (HOME-17). */
export function ListError({ title, under = false, error, onRetry }: ListErrorProps) {
  const { t, refusal } = useText()
  const report = useReport()
  useEffect(() => report(error), [error])
  return (
    <section className="list-trouble" part="error" aria-label={title}>
      {!under && <h2>{title}</h2>}
      <p role="alert">{refusal(error)}</p>
      <Button size="small" icon={rotateCw} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
