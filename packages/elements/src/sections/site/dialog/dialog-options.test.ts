import { expect, test } from 'vitest'
import { readOptions } from './dialog-options.ts'

test('all eight options are read [POP-15] [POP-16] [ENT-43]', () => {
  expect(
    readOptions({
      icon: 'confirm',
      title: 'Leave?',
      html: '<b>Your round goes on.</b>',
      btn: ['Stay', { label: 'Leave', action: 'leave', kind: 'danger' }],
      class: 'ours big',
      style: '--baize-felt: #123456; position: fixed',
      cover: false,
      timeOut: 5000,
    }),
  ).toEqual({
    icon: 'confirm',
    title: 'Leave?',
    html: '<b>Your round goes on.</b>',
    buttons: [
      { label: 'Stay', action: 'Stay', kind: 'secondary' },
      { label: 'Leave', action: 'leave', kind: 'danger' },
    ],
    parts: 'ours big',
    style: { '--baize-felt': '#123456' },
    cover: false,
    timeOut: 5000,
  })
})

test('what makes no sense is left out, and without words there is no dialog', () => {
  for (const nothing of [undefined, null, 'text', {}, { icon: 'info' }, { title: {} }])
    expect(readOptions(nothing)).toBeNull()
  const odd = { title: 'T', icon: 'skull', btn: [{}, null], timeOut: 'soon', style: { color: 'red' }, class: '"><b' }
  expect(readOptions(odd)).toEqual({
    icon: null,
    title: 'T',
    html: '',
    buttons: null,
    parts: 'b',
    style: {},
    cover: true,
    timeOut: 0,
  })
  expect(readOptions({ title: 'T', timeOut: 1e12 })?.timeOut).toBe(2 ** 31 - 1)
})
