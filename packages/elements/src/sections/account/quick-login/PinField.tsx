import { TextField } from '../../../ui/forms/TextField.tsx'

interface PinFieldProps {
  name: string
  label: string
  hint?: string
}

/**
 * Four to six digits. No browser keeps them: they are good on one device only, and stand for
 * nothing elsewhere.
 */
export const PinField = (field: PinFieldProps) => (
  <TextField {...field} required type="password" inputMode="numeric" autoComplete="off" maxLength={6} />
)
