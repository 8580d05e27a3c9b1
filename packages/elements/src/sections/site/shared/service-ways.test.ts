import { pageRegistry, type CallError } from '@baize/client'
import { expect, it, vi } from 'vitest'
import { headset, messageCircle, send, share2 } from '../../../ui/media/icons.gen.ts'
import { openService } from './open-service.ts'
import { serviceIcon } from './service-icon.ts'
import { waysOf } from './use-service-ways.ts'

const entry = (csPosition: string, title = `Way ${csPosition}`) => ({ csPosition, title, path: '' })

it('shows the five places in their order, each once, and leaves out what is empty or unknown [CS-02] [CS-03]', () => {
  const positions = (...given: string[]) =>
    waysOf({ customerService: given.map(position => entry(position)) }).map(({ csPosition }) => csPosition)
  expect(positions('5', '3', '1', '4', '2')).toEqual(['1', '2', '3', '4', '5'])
  expect(positions('4', '9', '', '1', '1')).toEqual(['1', '4'])
  expect(positions()).toEqual([])
})

it('takes the picture from the title where it names an app, else from the place [CS-03]', () => {
  expect(serviceIcon(entry('3', 'Telegram group'))).toBe(send)
  expect(['1', '4', '5'].map(position => serviceIcon(entry(position)))).toEqual([headset, messageCircle, share2])
})

/** What a page is asked to do with an address. */
function opened(csPosition: string, address: string | null, blocked = false) {
  const done: string[] = []
  const tab = { opener: 'this page' }
  const page = {
    open(to: string, _: string, features: string) {
      done.push(`${features ? 'window' : 'tab'} ${to}`)
      return blocked ? null : tab
    },
    location: { assign: (to: string) => done.push(`app ${to}`) },
  } as unknown as Window
  try {
    openService(csPosition, address, page)
  } catch (error) {
    done.push((error as CallError).code)
  }
  return { done, tab }
}

it('opens the live chat in a small window and other pages in a tab, which know nothing of this page [CS-04]', () => {
  const { done, tab } = opened('1', 'https://chat.example/room')
  expect([done, tab.opener]).toEqual([['window https://chat.example/room'], null])
  expect(opened('5', 'https://social.example').done).toEqual(['tab https://social.example'])
})

it('hands calls, mails and apps to the system, and opens no window for them [CS-04]', () => {
  for (const address of ['tel:+34900100100', 'mailto:help@baize.example', 'tg://resolve?domain=baize'])
    expect(opened('1', address).done).toEqual([`app ${address}`])
})

it('fails where there is no address, or the browser opens no window [CS-04]', () => {
  expect(opened('1', null).done).toEqual(['CONTACT_INVALID'])
  expect(opened('2', 'https://a.example', true).done.at(-1)).toBe('TAB_BLOCKED')
})

it('opens it without a handle in a frame on a page of another origin, which may keep its windows apart [CS-04]', () => {
  const open = vi.fn(() => null)
  vi.stubGlobal('window', { open, top: Object.freeze({}) })
  pageRegistry().framed = true
  expect(opened('1', 'https://chat.example/room').done).toEqual([])
  expect(open.mock.calls).toEqual([['https://chat.example/room', '_blank', 'noopener,popup,width=400,height=640']])
  delete pageRegistry().framed
  vi.unstubAllGlobals()
})
