import { expect, it } from 'vitest'
import { lightSheet } from './light-sheet.ts'

it('keeps the rules of a sheet inside the element they are for, and its keyframes valid', () => {
  const css = '.ring{animation:baize-turn 1s}@keyframes baize-turn{from{opacity:0}to{opacity:1}}.x{color:red}'
  expect(lightSheet('baize-login', css)).toBe(
    'baize-login{.ring{animation:baize-turn 1s}.x{color:red}}@keyframes baize-turn{from{opacity:0}to{opacity:1}}',
  )
})
