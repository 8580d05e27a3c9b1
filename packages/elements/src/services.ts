import { $pageScope, CallError, configMissing, defaultScope, pageRegistry, placeOf } from '@baize/client'
import type { Config, Reword, Scope } from '@baize/client'
import { clientErrors } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { english } from 'baize:loader-english'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { Crashed } from './shared/feedback/Crashed.tsx'
import { startChecks } from './findings/index.ts'
import { loadTexts, textsHere } from './locales/load.ts'
import { commonProps } from './runtime/declare.ts'
import { useLazy } from './runtime/use-lazy.ts'
import type { MissingTexts, OwnSettings, RuntimeServices, Settings } from './runtime/services.ts'
import type { ColorScheme, Theme } from './runtime/color-scheme.ts'
import { scopeOf as scopeOfElement } from './scope-element/scope-of.ts'
import { wrapperAround } from './ui/theme/element-around.ts'
import { useResolvedTheme } from './ui/theme/background/use-resolved-theme.ts'
import { hasHostColours } from './ui/theme/host-overrides.ts'

/** Without that code texts stay ours. */
const reword: Reword = (texts, ...words) =>
  import('./words/reword.ts').then(module => module.reword(texts, ...words)).catch(() => texts)

function scopeOf(provider: Element | null): Scope {
  const page = pageRegistry()
  if (!page.texts) Object.assign(page, { texts: loadTexts, textsHere })
  page.reword ??= reword
  startChecks()
  return provider ? scopeOfElement(provider) : defaultScope()
}

const themes: readonly string[] = ['dark', 'light', 'auto'] satisfies Theme[]
const isTheme = (theme: string | undefined): theme is Theme => themes.includes(theme as Theme)

const appearances: readonly Config['appearance'][] = commonProps.appearance.values
const appearanceOf = ({ appearance }: Pick<Config, 'appearance'>) =>
  appearances.includes(appearance) ? appearance : undefined

const $nothing = atom(null)

/** What the page says of looks and frames, for elements in a scope that says nothing of it. */
function usePageSettings(): Pick<Config, 'theme' | 'appearance' | 'isolation'> {
  const made = useStore($pageScope)
  const { scope = made, queue } = pageRegistry()
  return useStore(scope?.$config ?? $nothing) ?? (Object.assign({}, ...queue) as Config)
}

function useSettings(scope: unknown, own: OwnSettings, element: Element): Settings | null {
  const { $config, i18n } = scope as Scope
  const config = useStore($config)
  const page = usePageSettings()
  const { ready, has, locale, dir } = useStore(i18n.translator(own.locale))
  if (!config || !ready || (own.texts && !has(own.texts))) return null
  // An element inside another one of ours wears what that one does.
  const given = own.appearance ?? (wrapperAround(element) ? undefined : [config, page].map(appearanceOf).find(Boolean))
  return {
    locale,
    dir,
    theme: own.theme ?? [config.theme, page.theme].find(isTheme) ?? 'auto',
    ...(given && given !== 'felt' && { appearance: given }),
  }
}

/** In every language; English ones are here, since what does not come now may be this, too. */
const loadSentences = () => import('baize:loader-texts')

function useMissingTexts(scope: unknown, own: OwnSettings): MissingTexts | null {
  const { i18n, recover } = scope as Scope
  const { isMissing, locale } = useStore(i18n.translator(own.locale))
  const missing = ['', own.texts].some(isMissing)
  // As every call does that got no answer.
  useEffect(() => (missing ? recover(new CallError('NETWORK'), i18n.retryTexts) : undefined), [missing, recover, i18n])
  const sentences = useLazy(missing ? loadSentences : null, null)?.texts
  if (!missing) return null
  const [sentence, again] = sentences?.[locale.slice(0, 2).toLowerCase()] ?? english
  return { sentence, again, retry: i18n.retryTexts }
}

/** Loads the contrast check on pages that override our colours; without it their colours stay. */
function keepReadable(root: HTMLElement, scheme: ColorScheme): void {
  if (!hasHostColours(root, scheme)) return
  import('./ui/theme/contrast-guard.ts')
    .then(({ keepReadable }) => root.isConnected && keepReadable(root, scheme))
    .catch(() => {})
}

/** A popup host draws nothing but other elements, and answers to the page. */
const holder = 'baize-popup-host'

function usePlace(scope: unknown, tag: string, own: 'frame' | undefined) {
  const { $places, $config } = scope as Scope
  const places = useStore($places)
  const settings = [useStore($config), usePageSettings()]
  if (tag === holder) return 'inline'
  const place = placeOf(places, tag)
  // In the document of a frame an element is where it is to be.
  const isFramed = settings.some(each => each?.isolation === 'frame') && !pageRegistry().framed
  return place === 'inline' && (own || isFramed) ? 'frame' : place
}

/** The services of the runtime, on scopes and texts of `@baize/client`. */
export const services: RuntimeServices = {
  scopeOf,
  useSettings,
  useMissingTexts,
  useResolvedTheme,
  usePlace,
  Crashed,
  loadAppearances: () => import('./ui/theme/appearances/index.ts').catch(() => ({ applyAppearance: null })),
  loadFramed: () => import('./isolation/index.ts'),
  messages: {
    ...clientErrors,
    get 'config-missing'() {
      return configMissing()
    },
  },
  keepReadable,
}
