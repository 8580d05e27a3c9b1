import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'

interface StepProps {
  title: string
  part?: string
  /** Before the title, where all went well. */
  icon?: IconShape
  children: ReactNode
}

/** What takes the place of a form. The focus comes along, so that nobody who types or listens is lost (EMBEDDING 67). */
export function Step({ title, part, icon, children }: StepProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [title])
  return (
    <div className="transfers-step" part={part}>
      <div className="transfers-made">
        {icon && (
          <span className="transfers-disc">
            <Icon of={icon} size={24} />
          </span>
        )}
        <h3 ref={head} className="transfers-heading" tabIndex={-1}>
          {title}
        </h3>
      </div>
      {children}
    </div>
  )
}
