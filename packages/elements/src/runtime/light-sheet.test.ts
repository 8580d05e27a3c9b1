import { expect, it } from 'vitest'
import { lightSheet } from './light-sheet.ts'

it('keeps the rules of a sheet inside the element they are for, and its keyframes valid', () => {
  const css = '.ring{animation:baize-turn 1s}@keyframes baize-turn{from{opacity:0}to{opacity:1}}.x{color:red}'
  expect(lightSheet('baize-login', css)).toBe(
    '@layer baize{baize-login .ring{animation:baize-turn 1s!important}baize-login .x{color:red!important}}' +
      '@keyframes baize-turn{from{opacity:0}to{opacity:1}}',
  )
})

it('lets no rule of the page win over one of its own, and leaves tokens as they are', () => {
  const css = '.a:hover{--side:1px;color:red;margin:0!important}@media (hover:hover){a:hover{top:0}b{left:0}}i{top:0}'
  expect(lightSheet('baize-login', css)).toBe(
    '@layer baize{baize-login .a:hover{--side:1px;color:red!important;margin:0!important}' +
      '@media (hover:hover){baize-login a:hover{top:0!important}baize-login b{left:0!important}}' +
      'baize-login i{top:0!important}}',
  )
})

it('nests nothing, for browsers that know no nesting: each selector of a list has the tag', () => {
  const css = 'a,.b:is(i,b) u,p:not(:first-child,.x),q{top:0}'
  expect(lightSheet('baize-login', css)).toBe(
    '@layer baize{baize-login a,baize-login .b:is(i,b) u,baize-login p:not(:first-child,.x),baize-login q{top:0!important}}',
  )
})
