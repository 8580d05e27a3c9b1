import { expect, it } from 'vitest'
import { lightSheet } from './light-sheet.ts'

it('keeps the rules of a sheet inside the element they are for, and its keyframes valid', () => {
  const css = '.ring{animation:baize-turn 1s}@keyframes baize-turn{from{opacity:0}to{opacity:1}}.x{color:red}'
  expect(lightSheet('baize-login', css)).toBe(
    '@layer baize{baize-login{.ring{animation:baize-turn 1s!important}.x{color:red!important}}}' +
      '@keyframes baize-turn{from{opacity:0}to{opacity:1}}',
  )
})

it('lets no rule of the page win over one of its own, and leaves tokens and selectors as they are', () => {
  const css = '/* a: b; */.a:hover{--side:1px;color:red;margin:0 !important}@media (hover:hover){a:hover{top:0}}'
  expect(lightSheet('baize-login', css)).toBe(
    '@layer baize{baize-login{.a:hover{--side:1px;color:red!important;margin:0!important}' +
      '@media (hover:hover){a:hover{top:0!important}}}}',
  )
})
