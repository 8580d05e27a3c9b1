import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useElement } from '../../../runtime/context.tsx'
import { adoptSheets } from '../../../runtime/style-sheets.ts'
import { useText } from '../../../scope.ts'
import { tokens } from '../../../ui/theme/tokens.ts'
import reset from './light-form.css'
import { useHydrated } from './use-hydrated.ts'
import { useLightDomBox } from './use-light-dom-box.ts'
import { lightSheet } from '../../../runtime/light-sheet.ts'

const noBox = { display: 'contents' } as const

interface LightFormProps {
  /** Whether the host asked for it. */
  on: boolean
  /** The sheets of the element; tokens reach light DOM through the slot. */
  sheets: readonly string[]
  children: ReactNode
}

/**
 * Puts a form into the page's own tree, where every password manager finds it: form, fields and
 * button together, because a field that is slotted alone belongs to no form. Inside a form of the
 * page it stays in the shadow root and says so: HTML allows no form inside another. In a page that
 * a server wrote it stands in the shadow root until scripts have taken the page over, and stays
 * where somebody has begun to fill it.
 */
export function LightForm({ on, sheets, children }: LightFormProps) {
  const { element, report } = useElement()
  const { locale, dir, t } = useText()
  const [nested, setNested] = useState<boolean>()
  const isHydrated = useHydrated(element, on)
  const early = useRef<HTMLDivElement>(null)
  const isBegun = useRef(false)
  if (isHydrated && early.current?.matches(':focus-within')) isBegun.current = true

  useLayoutEffect(() => {
    if (!on) return
    setNested(element.closest('form') !== null)
    const root = element.getRootNode() as Document | ShadowRoot
    const texts = [reset, ...sheets.filter(css => css !== tokens)]
    if ('adoptedStyleSheets' in root)
      adoptSheets(
        root,
        texts.map(css => lightSheet(element.localName, css)),
      )
  }, [on, element, sheets])

  useEffect(() => {
    if (nested) report('nested-form', t('error.nested-form'))
  }, [nested, report, t])

  const isLight = on && nested === false && isHydrated && !isBegun.current
  const box = useLightDomBox(element, isLight, { locale, dir })

  if (!on || nested) return children
  if (!isHydrated || isBegun.current)
    return (
      <div ref={early} style={noBox} onInput={() => (isBegun.current = true)}>
        {children}
      </div>
    )
  return (
    <>
      <slot name="form" />
      {box && createPortal(children, box)}
    </>
  )
}
