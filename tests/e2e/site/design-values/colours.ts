import type { Value } from './compare-styles.ts'

/** Roles of the look that several things share, as [dark, light], and its two faces. */
export const text: Value = ['#F1EDDF', '#10211A']
export const muted: Value = ['#A9B6AD', '#4C5E55']
export const field: Value = ['#66796F', '#788980']
export const felt: Value = ['#34A378', '#17704E']
export const onFelt: Value = ['#04130C', '#FFFFFF']
export const feltText: Value = ['#63CC9F', '#13694A']
export const brass = '#D8B15B'
export const brassText: Value = ['#E2C17A', '#775710']
export const loss: Value = ['#F2978A', '#AE3627']
export const line: Value = ['#EDE6D0 10%', '#0E261C 12%']
export const focus: Value = ['#F6E2AC', '#0E5A8A']
export const ui = 'Inter, "Noto Sans Arabic", system-ui, sans-serif'
export const display = 'Newsreader, "Noto Sans Arabic", Georgia, serif'
