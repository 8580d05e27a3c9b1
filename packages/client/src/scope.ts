import type { Input, Output, Endpoint, SiteStatus, systemStatus } from '@baize/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Call, CallerDeps } from './calls/caller.ts'
import {
  completeConfig,
  hasOddCharacters,
  mergeConfig,
  sendableConfig,
  type Config,
  type ScopeConfig,
} from './config.ts'
import { CallError, callError } from './calls/error.ts'
import { isUnanswered } from './calls/unanswered.ts'
import { configMissing } from './config-missing.ts'
import { browserEnv, type BrowserEnv } from './browser-env.ts'
import { createI18n, type I18n } from './i18n/i18n.ts'
import { loadTexts, textsHere } from './i18n/texts.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { keptPlaces, type ElementPlaces } from './element-places.ts'
import { lazy } from './lazy.ts'
import { openSiteStorage, type SiteStorage } from './site-storage.ts'
import type { HumanProof } from './calls/human-proof.ts'
import { createReads, type ReadStore } from './read.ts'
import { createRecovery } from './recovery.ts'
import { pageRegistry } from './page-registry.ts'
import { createPlatformClock } from './platform-clock.ts'
import { createSession, type SessionStore } from './session/session.ts'

/**
 * Addresses of pictures. One CDN is picked at random and kept; a picture that fails is tried once
 * on the next (BOOT-27, BOOT-28).
 */
function createImages($config: ReadableAtom<ScopeConfig | null>, env: BrowserEnv, named: () => readonly string[]) {
  const pick = env.random()

  return (path: string, attempt = 0): string => {
    const { api = '', imageCDNs = [] } = $config.get() ?? {}
    const given = imageCDNs.length ? imageCDNs : named()
    const bases = given.length ? given : [api]
    // The platform has picked already: the first that it names.
    const first = imageCDNs.length ? Math.floor(pick * bases.length) : 0
    const base = bases[(first + attempt) % bases.length]
    if (/^(https?:|data:)/.test(path)) return attempt ? '' : path
    return attempt > 1 || attempt >= bases.length ? '' : `${base?.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  }
}

type StatusReply = Output<typeof systemStatus>

/**
 * Where staff have set that pictures come from: the place that the platform has picked, then the
 * others. The platform names its own address, too, which may be another one than that by which the
 * page reaches it.
 */
const imagesOf = ({ imgUrl = '', config: { pictures = [] } }: StatusReply): string[] =>
  [...new Set([imgUrl, ...pictures])].filter(place => pictures.includes(place))

/**
 * One operator: configuration, session, calls, shared reads and texts, shared by every element that
 * asks for it.
 */
export interface Scope {
  $config: ReadableAtom<ScopeConfig | null>
  /**
   * Any order, once or often; a change reaches live elements. Another API origin is refused with
   * `config-conflict`.
   * @param removable - settings that end where `config` does not name them; others stay
   */
  configure: (config: Config, removable?: readonly (keyof Config)[]) => void
  /** Resolves with the first complete configuration. */
  configured: Promise<ScopeConfig>
  /** @throws CallError */
  call: Call
  read: <R extends Endpoint>(endpoint: R, input: Input<R>) => ReadStore<Output<R>>
  /**
   * The answer that the session of the operator's own site keeps to a question; undefined where
   * there is none of late (ENT-15).
   */
  kept: <R extends Endpoint>(endpoint: R, input: Input<R>) => Output<R> | undefined
  /** Asks again for what is on screen and forgets the rest. */
  refresh: (endpoint: Pick<Endpoint, 'name'>) => void
  session: SessionStore
  /** Whether the page is the operator's own; false until the configuration is known. */
  ownSite: () => boolean
  /**
   * What the platform says of the elements of this page; null where the page is the operator's own,
   * and until it has said so.
   */
  $places: ReadableAtom<ElementPlaces | null>
  /**
   * The proof that calls carry where a site protects itself from machines; empty where it does not
   * (REG-38).
   * @throws CallError
   */
  proofIfRequired: () => Promise<HumanProof>
  /**
   * Sends with that proof; where the platform asks for one although the site does not, solves a
   * proof of work and sends once more (AUTH-09).
   */
  sendWithProof: <T>(send: (proof: HumanProof) => Promise<T>) => Promise<T>
  /**
   * Solves a proof of work, whether or not the site wants one: in place of a captcha that somebody
   * cannot see (AUTH-09).
   */
  solveProofOfWork: () => Promise<HumanProof>
  i18n: I18n
  /**
   * The address of customer service at one of its positions; null where there is none (ENT-24).
   * @throws CallError
   */
  serviceAddress: (csPosition: string) => Promise<string | null>
  /**
   * Address of a picture under the image CDN picked for this page; `attempt` 1 is the one to fall
   * back to, empty when there is none (BOOT-27, BOOT-28).
   */
  image: (path: string, attempt?: number) => string
  /**
   * Runs something again that failed, where the platform did not answer: after a pause, sooner when
   * the network is back or somebody returns to the page. The function it returns calls that off.
   */
  recover: (error: CallError, run: () => void) => () => void
  /**
   * The status of the site. From then on it is asked for about twice a minute, and a change is
   * dispatched as `baize-status` (BOOT-16 to BOOT-19, BOOT-23).
   * @throws CallError where the platform does not answer
   */
  status: () => Promise<SiteStatus>
  /** Dispatches an error as `baize-error`, unless it says that a call was aborted. */
  fail: (error: unknown, element?: Element) => void
  /**
   * Removes all listeners and closes the channel, for scopes that end before their page does. The
   * platform is told nothing.
   */
  close: () => void
}

export interface ScopeOptions {
  env?: BrowserEnv
  /** The page's default scope, which owns the address and the plain storage keys. */
  primary?: boolean
}

/** Milliseconds that a page may take to configure before it is told that something is missing. */
const configurationTime = 10_000
/**
 * Refusals after which the status of the site is read again, because it shows another view
 * (BOOT-23).
 */
const closedCodes = ['MAINTENANCE', 'REGION_BLOCKED']
/**
 * Milliseconds in which it is read again once: on a closed site every call of a page is refused at
 * the same time.
 */
const closedPause = 2000

export function createScope(
  config: Config = {},
  { env: page = browserEnv(), primary = false }: ScopeOptions = {},
): Scope {
  let closed = false
  // What was under way when the scope ended opens no channel again.
  const env: BrowserEnv = { ...page, channel: name => (closed ? null : page.channel(name)) }
  const clock = createPlatformClock(env)
  const $config = atom<ScopeConfig | null>(null)
  const $places = atom<ElementPlaces | null>(null)
  let draft: Config = {}
  let siteStorage: SiteStorage
  let resolve: (config: ScopeConfig) => void = () => {}
  const configured = new Promise<ScopeConfig>(done => (resolve = done))
  let waiting = false
  let named: readonly string[] = []
  let statusLanguage = ''
  let closedAt = -Infinity

  const fail: Scope['fail'] = (error, element) => {
    const { code, message, requestId } = callError(error)
    if (code !== 'ABORTED')
      env.emit('baize-error', { code, message, requestId, element: element?.localName ?? '' }, element)
  }

  const reportOddSettings = async (change: Config) => {
    const loaded = await import('./odd-settings.ts').catch(() => null)
    for (const message of loaded?.oddSettings(change) ?? [])
      env.emit('baize-error', { code: 'bad-setting', message, requestId: '', element: '' })
  }

  const configure: Scope['configure'] = (change, removable) => {
    const before = $config.get()
    if (hasOddCharacters(change)) void reportOddSettings(change)
    const after = mergeConfig(before, draft, sendableConfig(change), removable)
    if (after instanceof CallError) return fail(after)
    draft = after
    const next = completeConfig(draft)
    if (!next) return
    siteStorage ??= openSiteStorage(next, env, primary)
    if (next.siteKey !== before?.siteKey && !siteStorage.own) $places.set(keptPlaces(siteStorage.local, next.siteKey))
    $config.set(next)
    if (!before) resolve(next)
  }

  let stopWaiting = () => {}
  const whenConfigured = async () => {
    if (!waiting && !$config.get()) {
      stopWaiting = env.after(
        configurationTime,
        () => $config.get() ?? fail(new CallError('config-missing', { message: configMissing() })),
      )
    }
    waiting = true
    await configured
    return current()
  }
  const current = () => $config.get() as ScopeConfig

  // Transport and schemas come with the first call: a form can be typed into before there is one.
  const humanProof = lazy(() => import('./calls/human-proof.ts'))
  const caller = lazy(async () => (await import('./calls/caller.ts')).createCaller(callerDeps))
  const call: Call = async (endpoint, input, options) => {
    void whenConfigured()
    if (endpoint.name === 'systemStatus') statusLanguage = i18n.asks()
    const output = await (await caller())(endpoint, input, options)
    // Pages of others load pictures by a policy of their own, so only the operator's site follows
    // its staff.
    if (endpoint.name === 'systemStatus' && siteStorage.own && !named.length) named = imagesOf(output as StatusReply)
    keepAnswer(siteStorage, endpoint, input as object, output, env.now())
    return output
  }
  const callerDeps: CallerDeps = {
    env,
    clock,
    $places,
    siteStorage: () => siteStorage,
    configured: whenConfigured,
    locale: () => i18n.asks(),
    token: endpoint => session.token(endpoint),
    refused({ code, endpoint }, token) {
      // A logout expects this answer.
      if (code === 'NOT_LOGGED_IN' && endpoint !== 'logout') session.expired(token)
      if (!closedCodes.includes(code) || env.now() - closedAt < closedPause) return
      closedAt = env.now()
      reads.refresh({ name: 'systemStatus' })
    },
  }
  const recovery = createRecovery(env)
  const reads = createReads(call, env, recovery)
  const session = createSession({
    env,
    call,
    configured,
    config: current,
    siteStorage: () => siteStorage,
    forgetReads: reads.forget,
    recovery,
  })
  const languages = lazy(() => import('./i18n/site-languages.ts'))
  const i18n = createI18n({
    env,
    now: clock.now,
    $config,
    configured: whenConfigured,
    siteLanguages: async () => (await languages()).siteLanguages(reads.read),
    store: () => siteStorage.local,
    ownSite: () => siteStorage.own,
    load: (language, group) => loadTexts(current(), language, group),
    here: language => textsHere(current(), language),
  })

  // Staff name customer service, and say why a site is closed, in each language.
  i18n.$locale.listen(() => statusLanguage && statusLanguage !== i18n.asks() && reads.refresh({ name: 'systemStatus' }))

  const statusWatch = lazy(async () => (await import('./status-watch.ts')).createStatusWatch(reads, env))
  let watchesStatus = false

  configure(config)
  const { read, refresh } = reads
  const close = () => {
    closed = true
    stopWaiting()
    reads.close()
    recovery.close()
    session.close()
    if (watchesStatus) void statusWatch().then(watch => watch.close())
  }
  return {
    $config,
    configure,
    configured,
    call,
    read,
    kept: <R extends Endpoint>(endpoint: R, input: Input<R>) =>
      siteStorage?.own
        ? (keptAnswer(siteStorage.session, endpoint, input as object, env.now()) as Output<R> | undefined)
        : undefined,
    refresh,
    session: session.store,
    ownSite: () => !!siteStorage?.own,
    $places,
    proofIfRequired: async () => (await humanProof()).proofIfRequired(call, env),
    sendWithProof: async send => (await humanProof()).sendWithProof(call, env, send),
    solveProofOfWork: async () => (await humanProof()).solveProofOfWork(call, env),
    i18n,
    serviceAddress: async position => (await import('./calls/service-address.ts')).serviceAddress(call, position),
    image: createImages($config, env, () => named),
    recover: (error, run) => (isUnanswered(error) ? recovery.wait(run) : () => {}),
    status() {
      watchesStatus = true
      return statusWatch().then(watch => watch.status())
    },
    fail,
    close,
  }
}

/** The page's default scope as soon as there is one, for what only looks at it. */
export const $pageScope = atom<Scope | null>(null)

/** The page's default scope, one for all bundles. Takes over the settings given before. */
export function defaultScope(): Scope {
  const page = pageRegistry()
  if (!page.scope) {
    page.scope = createScope({}, { primary: true })
    for (const config of page.queue.splice(0)) page.scope.configure(config)
    $pageScope.set(page.scope)
  }
  return page.scope
}
