/** What people, their keyboards and their enemies type into a field. */
export function nastyTexts({ min, max }: { min: number; max: number }, right: string): Record<string, string> {
  return {
    nothing: '',
    'only spaces': '   ',
    'too short': 'a'.repeat(min - 1),
    'too long': 'a'.repeat(max + 1),
    'another alphabet': 'Привет мир',
    'right to left': 'مرحبا بالعالم',
    'marks of direction': 'a\u202Eb\u2066c',
    emoji: '🎰🃏🎲👩‍👩‍👧‍👦',
    'spaces around it': `  ${right}\t`,
    '10,000 letters': 'a'.repeat(10_000),
    '10,000 emoji': '🎰'.repeat(10_000),
    HTML: '<img src=x onerror=alert(1)>',
    SQL: "'; drop table player; --",
    'lines of their own': 'one\r\ntwo',
  }
}
