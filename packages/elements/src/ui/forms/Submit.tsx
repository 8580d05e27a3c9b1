import type { ReactNode } from 'react'
import type { IconShape } from '../media/icons.gen.ts'
import { Button } from './Button.tsx'
import { useFormContext } from './Form.tsx'

interface SubmitProps {
  kind?: 'primary' | 'danger'
  icon?: IconShape | undefined
  /** Label of the cancel button under the submit button. */
  cancel?: string
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/**
 * The button that sends the form around it, as wide as its fields. It knows from the form when that
 * is busy.
 */
export function Submit({ kind = 'primary', icon, cancel, onCancel, children }: SubmitProps) {
  const { busy } = useFormContext()
  return (
    <>
      <Button type="submit" kind={kind} size="large" block icon={icon} loading={busy}>
        {children}
      </Button>
      {onCancel && (
        <Button kind="ghost" block disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </>
  )
}
