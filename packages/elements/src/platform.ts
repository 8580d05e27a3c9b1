import { $pageScope, createScope, defaultScope, pageRegistry } from '@baize/client'
import type { Config, Scope } from '@baize/client'
import { clientErrors } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Crashed } from './shared/feedback/Crashed.tsx'
import { startChecks } from './findings/index.ts'
import { loadTexts } from './locales/load.ts'
import type { OwnSettings, Platform, Settings } from './runtime/platform.ts'
import type { ColorScheme, Theme } from './runtime/color-scheme.ts'
import { useLook } from './ui/theme/ground/use-look.ts'
import { hasHostColours } from './ui/theme/host-overrides.ts'

type ScopeElement = Element & { config: Config }

function scopeOf(provider: Element | null): Scope {
  const page = pageRegistry()
  page.texts ??= loadTexts
  startChecks()
  if (!provider) return defaultScope()
  const known = page.scopes.get(provider) ?? createScope((provider as ScopeElement).config)
  page.scopes.set(provider, known)
  return known
}

const themes: readonly string[] = ['dark', 'light', 'auto'] satisfies Theme[]
const isTheme = (theme: string | undefined): theme is Theme => theme !== undefined && themes.includes(theme)

const $nothing = atom(null)

/** Theme of the page, for elements in a scope that says nothing of it. */
function usePageTheme(): string | undefined {
  const made = useStore($pageScope)
  const { scope = made, queue } = pageRegistry()
  return useStore(scope?.$config ?? $nothing)?.theme ?? queue.findLast(({ theme }) => theme)?.theme
}

function useSettings(scope: unknown, own: OwnSettings): Settings | null {
  const { $config, i18n } = scope as Scope
  const config = useStore($config)
  const pageTheme = usePageTheme()
  const { ready, has, locale, dir } = useStore(i18n.translator(own.locale))
  if (!config || !ready || (own.texts && !has(own.texts))) return null
  return { locale, dir, theme: own.theme ?? [config.theme, pageTheme].find(isTheme) ?? 'auto' }
}

/** Loads the contrast check on pages that override our colours; without it their colours stay. */
function keepReadable(root: HTMLElement, scheme: ColorScheme): void {
  if (!hasHostColours(root, scheme)) return
  import('./ui/theme/contrast-guard.ts')
    .then(({ keepReadable }) => root.isConnected && keepReadable(root, scheme))
    .catch(() => {})
}

/** Scopes and texts of `@baize/client` behind the elements. */
export const platform: Platform = {
  scopeOf,
  useSettings,
  useLook,
  Crashed,
  loadFramed: () => import('./isolation/index.ts'),
  messages: clientErrors,
  keepReadable,
}
