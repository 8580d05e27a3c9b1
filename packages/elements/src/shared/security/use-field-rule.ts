import { registerSettings, type FieldRule } from '@baize/contract'
import { useRead, useText } from '../../scope.ts'

/** The site's rule for a field that must be filled; nothing until it is known. */
export function useFieldRule(name: string): FieldRule | undefined {
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  const found = data?.fields.find(field => field.name === name)
  return found && { ...found, required: true }
}
