import { plainText } from '@baize/contract'
import { expect } from 'chai'
import { describe, it } from '../../../test/support/mocha.ts'
import { readForm } from './form-values.ts'

/** A form with fields of every kind, each of which holds the same. */
function formOf(text: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `
    <input name="line"><input name="secret" type="password"><input name="shown" type="text" data-secret>
    <textarea name="lines"></textarea>`
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = text
  return form
}

describe('a form that is read', () => {
  it('has its lines without characters that nobody sees, and passwords and long texts as typed', () => {
    const typed = '\u2068ab\u200B12\u2069'
    expect(readForm(formOf(typed), plainText)).to.deep.equal({
      line: 'ab12',
      secret: typed,
      shown: typed,
      lines: typed,
    })
  })

  it('has everything trimmed [AUTH-03]', () => {
    expect(readForm(formOf(' ab\u00A0'), plainText)).to.deep.equal({
      line: 'ab',
      secret: 'ab',
      shown: 'ab',
      lines: 'ab',
    })
  })
})
