import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lotteryVendors, pageNameKeys, popups, sitePages } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { routeOf } from '../examples/site/src/routes.ts'
import { declarations } from '../packages/elements/src/declarations.ts'
import { pageKeys } from '../packages/elements/src/sections/agent/agent-centre/page-keys.ts'
import { pages as agentPages } from '../packages/elements/src/sections/agent/agent-centre/AgentCentre.tsx'
import { isSiteRoute } from '../packages/server/src/app/pages/site-words.ts'

const root = join(import.meta.dirname, '..')
const elements = join(root, 'packages/elements/src')
const tags = declarations.map(({ tag }) => tag as string)
const paths = sitePages.flatMap(({ path, aliases = [] }) => [path, ...aliases])

/**
 * Paths of the site that elements name: where they lead to, and where a gate says that something
 * can be done.
 */
const named = globSync('{shared,sections}/**/*.{ts,tsx}', { cwd: elements })
  .filter(file => !/\.(test|stories|fixture|gen)\.tsx?$/.test(file))
  .flatMap(file => {
    const source = readFileSync(join(elements, file), 'utf8')
    // Paths of the platform itself are none of the site.
    const found = source.matchAll(/['"`](\/(?!wps|lgw|lotto|sdk|cdn|dev)[a-z][\w-]*(?:\/\w+)?)(?=[?/'"`])/gi)
    return [...found].map(([, path = '']) => ({ file, path }))
  })

describe('the map of the site', () => {
  it('names each path once, and each popup by an element that there is', () => {
    const lower = paths.map(path => path.toLowerCase())
    expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([])
    expect(Object.values(popups).filter(({ tag }) => !tags.includes(tag))).toEqual([])
  })

  it('has every page of the requirements, for the site as soon as it has a view, and for the platform [ROUTE-54]', () => {
    const required = [
      ...['/', '/index', '/index.html', '/home', '/login', '/register', '/agent', '/agentHome', '/member', '/help'],
      ...['/helpmc', '/sports', '/esports', '/lott', '/elott', '/cockfight', '/live', '/fish', '/rng', '/pvp', '/bgs'],
      ...['/favorite', '/recent', '/lottery', '/seaLottery', '/vnLottery', '/promotions', '/pointMall', '/seamless'],
      ...['/lottert', '/vnlottery', '/sealottery', '/forgot-password', '/live-chat', '/winners'],
    ]
    const coming = sitePages.filter(({ view }) => !view).map(({ path }) => path as string)
    const drawn = required.filter(path => !coming.includes(path))
    expect(drawn.filter(path => !isSiteRoute(path))).toEqual([])
    expect(drawn.filter(path => routeOf(path).view === 'missing')).toEqual([])
    expect(coming.filter(isSiteRoute), 'what comes later is not there').toEqual([])
  })

  it('lays a popup with an address of its own over a page', () => {
    for (const [name, popup] of Object.entries(popups))
      if ('path' in popup) expect(sitePages).toContainEqual({ path: popup.path, view: 'home', popup: name })
  })

  it('has every page that a view is drawn for: the site has a template for each', () => {
    const html = readFileSync(join(root, 'examples/site/index.html'), 'utf8')
    const views = new Set(sitePages.flatMap(({ view }) => view ?? []))
    expect([...views].filter(view => !html.includes(`<template id="${view}">`))).toEqual([])
  })

  it('has a name for every page, in each language the one that its element says', () => {
    const textsOf = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
    for (const locale of ['en', 'es', 'de']) {
      const names = textsOf(`examples/site/locales/${locale}/site.json`)
      const { game } = textsOf(`packages/elements/src/locales/${locale}/common.json`) as { game: { category: object } }
      const { agentCentre } = textsOf(`packages/elements/src/locales/${locale}/agent.json`) as {
        agentCentre: { page: object }
      }
      expect(names).toMatchObject(game.category)
      for (const [key, name] of Object.entries(agentCentre.page)) expect(names[`agent-home-${key}`]).toBe(name)
      const routes = paths.map(routeOf)
      expect(routes.filter(route => !pageNameKeys(route).some(key => names[key]))).toEqual([])
      expect(routes.filter(({ popup }) => popup && !names[popup])).toEqual([])
    }
  })

  it('has its h1 from the page alone: on a page of a partner it is the partner who gives it', () => {
    const views = globSync('**/*.tsx', { cwd: elements })
    expect(views.filter(file => readFileSync(join(elements, file), 'utf8').includes('<h1'))).toEqual([])
  })

  it('has every page that an element or a game leads to', () => {
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ path }) => !isSiteRoute(path))).toEqual([])
    expect(Object.values(lotteryVendors).filter(path => routeOf(path).view !== 'lottery')).toEqual([])
  })

  it('opens every page of the agent centre, each by an element that there is [ROUTE-55] [AGT-01]', () => {
    const keys = agentPages.map(({ key }) => key)
    expect(keys).toEqual(pageKeys.filter(key => keys.includes(key)))
    for (const { key, tag } of agentPages) {
      expect(tags).toContain(tag)
      expect(routeOf(`/agentHome/${key}`)).toMatchObject({ view: 'agent-home', page: key })
      expect(isSiteRoute(`/agentHome/${key}`)).toBe(true)
    }
  })
})
