import { expect, it } from 'vitest'
import { appLinks, guidePicture } from './app-links.ts'

const resource = (resourceType: string, url: string, nameLabel = '', more = {}) => ({
  resourceType,
  nameLabel,
  url,
  ...more,
})

it('names the apps for iOS and Android by their labels, else by their systems [NAV-12] [CS-10] [CS-11] [ENT-25]', () => {
  const links = appLinks([
    resource('ANDROID', 'https://apps.example/android', 'Android 9 and later', { version: '2.1', size: 31_000_000 }),
    resource('GUIDE', 'https://apps.example/guide'),
    resource('IOS', 'https://apps.example/ios'),
  ])
  expect(links).toEqual([
    { system: 'IOS', name: 'iOS', url: 'https://apps.example/ios' },
    {
      system: 'ANDROID',
      name: 'Android 9 and later',
      url: 'https://apps.example/android',
      version: '2.1',
      size: 31_000_000,
    },
  ])
})

it('leaves out a system without an address, or with one that is no page [NAV-12]', () => {
  expect(appLinks([])).toEqual([])
  expect(appLinks([resource('IOS', ''), resource('ANDROID', 'javascript:alert(1)')])).toEqual([])
})

it('finds the picture of a step of a guide, where there is one [CS-09]', () => {
  const resources = [resource('IOS_GUIDE_2', 'https://cdn.example/2.png'), resource('IOS_GUIDE_3', 'data:x')]
  expect(guidePicture(resources, 'IOS', 2)).toBe('https://cdn.example/2.png')
  expect([1, 3].map(step => guidePicture(resources, 'IOS', step))).toEqual([undefined, undefined])
  expect(guidePicture(resources, 'ANDROID', 2)).toBeUndefined()
})
