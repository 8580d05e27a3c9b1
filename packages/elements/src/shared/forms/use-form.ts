import { plainText } from '@baize/contract'
import { useFormState, type FormState, type FormOptions } from '../../ui/forms/use-form.ts'

export type { FormState, Refused } from '../../ui/forms/use-form.ts'

/**
 * A form whose lines are read as the platform reads them, without characters that nobody sees; sent
 * once however often it is pressed.
 */
export const useForm = (options: Omit<FormOptions, 'readLine'>): FormState =>
  useFormState({ ...options, readLine: plainText })
