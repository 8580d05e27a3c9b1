/** Longest wait that is told in minutes. */
const mostMinutes = 90

/** A wait in words of a language, such as `15 minutes` or `24 horas`: in hours, rounded up, where it is over 90 minutes. */
export function waitText(minutes: number, language: string): string {
  const [value, unit] = minutes > mostMinutes ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
    value,
  )
}
