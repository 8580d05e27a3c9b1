import type { Scope, Translator } from '@baize/client'
import { CallError } from '@baize/client'
import type { Endpoint, Output } from '@baize/contract'
import { atom } from 'nanostores'
import { createElement, type FunctionComponent } from 'react'
import type { BrowserEnv } from '../../../client/src/browser-env.ts'
import { createReads } from '../../../client/src/read.ts'
import type { Declaration } from '../../src/runtime/declare.ts'
import { createElementClass } from '../../src/runtime/element.ts'
import { services } from './probe.tsx'
import { until } from './wait.ts'

export interface Row {
  id: string
  amount: number
}

/** A call of nobody's platform: it pages through `rows` by what a test says. */
export const endpoint = {
  name: 'probeRecords',
  summary: '',
  method: 'GET',
  path: '/probe',
  access: 'public',
  request: z => z.object({}),
  reply: z =>
    z.object({
      content: z.array(z.object({ id: z.string(), amount: z.number() })),
      sum: z.number(),
      pageNum: z.number(),
      totalPages: z.number(),
      total: z.number(),
    }),
  errors: [],
} as const satisfies Endpoint
export type Answer = Output<typeof endpoint>

export interface Asked extends Record<string, unknown> {
  pageNo: number
  pageSize: number
}

/** The platform behind the list. */
export const server = {
  rows: [] as Row[],
  asked: [] as Asked[],
  broken: false,
  /** While it is set, answers wait for `release`. */
  held: false,
  waiting: [] as (() => void)[],
  release() {
    server.held = false
    server.waiting.splice(0).forEach(answer => answer())
  },
}
const config = atom({ api: location.origin, ownSite: true })
/** Whether the page is the operator's own. */
export const beOwnSite = (ownSite: boolean) => config.set({ api: location.origin, ownSite })

async function call(_: unknown, input: Asked): Promise<unknown> {
  server.asked.push(input)
  if (server.held) await new Promise<void>(resolve => server.waiting.push(resolve))
  if (server.broken) throw new CallError('NETWORK')
  const { pageNo, pageSize, account = '' } = input
  const found = server.rows.filter(({ id }) => id.startsWith(String(account)))
  return {
    content: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    sum: found.reduce((sum, { amount }) => sum + amount, 0),
    pageNum: pageNo,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  }
}

const text = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  number: String,
  date: String,
  now: Date.now,
  has: () => true,
  refusal: ({ code }: { code: string }) => code,
} as unknown as Translator

const recovery = { wait: () => () => {}, close: () => {} }

const makeScope = () =>
  ({
    $config: config,
    call,
    read: createReads(
      call as Scope['call'],
      { now: Date.now, watch: () => () => {} } as unknown as BrowserEnv,
      recovery,
    ).read,
    i18n: { translator: () => atom(text) },
    fail: () => {},
  }) as unknown as Scope
let scope = makeScope()

const tag = 'baize-probe-records'
const declaration = {
  tag,
  summary: 'A list of records that a test describes.',
  since: '0.1',
  status: 'experimental',
  props: {},
  events: {},
  parts: {},
} as const satisfies Declaration

let drawn: FunctionComponent = () => null
const View = () => createElement(drawn)
customElements.define(tag, createElementClass(declaration, View, [], { ...services, scopeOf: () => scope }))

/** A list on the page, on a platform that has answered nothing yet. */
export async function placeList(view: FunctionComponent): Promise<HTMLElement> {
  drawn = view
  scope = makeScope()
  server.asked = []
  const element = document.createElement(tag)
  document.body.append(element)
  await until(() => element.shadowRoot?.querySelector('.root > *'), 'the list is drawn')
  return element
}
