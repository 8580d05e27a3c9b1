import { IconButton, iconButtonCss } from '../../forms/IconButton.tsx'
import { chevronLeft, chevronRight } from '../../media/icons.gen.ts'
import css from './pager.css'
import { pagerSteps } from './pager-steps.ts'

export const pagerCss = [...iconButtonCss, css]

interface PagerProps {
  /** Names the group for those who do not see it. */
  label: string
  /** From 1. */
  page: number
  pages: number
  /** The part of all that is shown, such as `1 to 20 of 126`. */
  range: string
  texts: { previous: string; next: string; page: (page: number) => string }
  onPage: (page: number) => void
}

/** The pages of a long list. For a single page only the range is shown. */
export function Pager({ label, page, pages, range, texts, onPage }: PagerProps) {
  return (
    <nav className="pager" part="pager" aria-label={label}>
      <span className="pager-range">{range}</span>
      {pages > 1 && (
        <ul className="pager-pages">
          <li>
            <IconButton
              icon={chevronLeft}
              size={32}
              flip
              label={texts.previous}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
          </li>
          {pagerSteps(page, pages).map((step, index) => (
            <li key={step === 'gap' ? `gap ${index}` : step} aria-hidden={step === 'gap' || undefined}>
              {step === 'gap' ? (
                <span className="pager-gap">…</span>
              ) : (
                <button
                  type="button"
                  className="pager-page"
                  aria-label={texts.page(step)}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => onPage(step)}
                >
                  {step}
                </button>
              )}
            </li>
          ))}
          <li>
            <IconButton
              icon={chevronRight}
              size={32}
              flip
              label={texts.next}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  )
}
