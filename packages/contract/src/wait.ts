/** Longest wait that is told in minutes. */
const maxMinutes = 90

/**
 * A wait in words of a language, such as `15 minutes` or `24 horas`: in hours, rounded up, where it
 * is over 90 minutes.
 */
export function waitText(minutes: number, language: string): string {
  const [value, unit] = minutes > maxMinutes ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
    value,
  )
}

/**
 * What fills `{wait}` in the text of a refusal that names minutes or hours; nothing where it names
 * neither.
 */
export function waitOf(value: unknown, language: string): { wait?: string } {
  const { minutes, hours } = Object(value) as { minutes?: unknown; hours?: unknown }
  if (typeof minutes === 'number') return { wait: waitText(minutes, language) }
  return typeof hours === 'number' ? { wait: waitText(hours * 60, language) } : {}
}
