import { expect, test } from 'vitest'
import { configuredOrigins, ownSite } from './own-site.ts'

const origins = { site: 'http://localhost:4400', partner: 'http://127.0.0.1:4401', studio: 'http://127.0.0.1:4402' }

test('lists the demo’s three origins and Storybook’s, under both names of the machine, for pk_demo [SDK-11]', () => {
  expect(ownSite({ merchant: 'demo' })).toEqual({ code: 'demo', key: 'pk_demo', merchant: 'demo' })
  expect(configuredOrigins({ mode: 'sandbox', origins })).toEqual({
    'http://localhost:4400': 'full',
    'http://127.0.0.1:4400': 'full',
    'http://localhost:4401': 'play',
    'http://127.0.0.1:4401': 'play',
    'http://localhost:4402': 'play',
    'http://127.0.0.1:4402': 'play',
    'http://localhost:6006': 'full',
    'http://127.0.0.1:6006': 'full',
  })
})

test('lists nothing of the demo in production', () => {
  expect(ownSite({ merchant: 'site' }).key).not.toBe('pk_demo')
  expect(configuredOrigins({ mode: 'production', origins: { ...origins, site: 'https://play.example' } })).toEqual({
    'https://play.example': 'full',
  })
})

test('names a local origin under both names as browsers do, also where it has the port of its scheme', () => {
  const local = configuredOrigins({ mode: 'production', origins: { ...origins, site: 'https://localhost' } })
  expect(local).toEqual({ 'https://localhost': 'full', 'https://127.0.0.1': 'full' })
})
