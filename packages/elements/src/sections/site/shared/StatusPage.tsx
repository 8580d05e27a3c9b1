import { systemStatus, type SiteStatus, siteStatusOf } from '@baize/contract'
import { useEffect, type ReactNode } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { useRead, useReport, useScope } from '../../../scope.ts'
import { StateArc, stateCss } from '../../../ui/data/EmptyState.tsx'
import css from './status-page.css'

export const statusPageCss = [...stateCss, css]

/**
 * The status of the site, if it is the one that a page is about; it is asked for again and again
 * from then on (BOOT-23).
 */
export function useClosedSite(page: SiteStatus) {
  const scope = useScope()
  const report = useReport()
  const { data, status, refresh } = useRead(systemStatus, {})
  useEffect(() => {
    scope.status().catch(report)
    // Once for a scope, whatever is drawn.
  }, [scope])
  const closed = data && siteStatusOf(data) === page ? data : null
  useCustomState('empty', !closed)
  return { closed, asking: status === 'loading', refresh }
}

interface StatusPageProps {
  title: string
  words: string
  /** Rows of a list of facts, and what stands under it. */
  children?: ReactNode
  /** Before the ways to customer service. */
  action?: ReactNode
}

/**
 * A whole page that says why the site is closed, with customer service and the choice of a language
 * (BOOT-17, BOOT-18, CS-05).
 */
export function StatusPage({ title, words, children, action }: StatusPageProps) {
  return (
    <section className="status-page" part="page" aria-labelledby="status-title">
      <slot name="logo" />
      <StateArc />
      <h2 id="status-title" className="status-title" part="title">
        {title}
      </h2>
      <p className="status-words" part="text" dir="auto">
        {words}
      </p>
      {children}
      {action}
      <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />
      <div className="status-language">
        <NestedElement tag="baize-language-selector" />
      </div>
    </section>
  )
}
