import type { Language } from '@baize/contract'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { brandSetting, type Brand } from './brand.ts'
import { siteSetting } from './settings.ts'

/** What of the site's settings its pages say before any script runs. */
export interface PublicSite {
  /** Under which the site is reached. */
  origin: string
  defaultLanguage: Language
  languages: readonly Language[]
  brand: Brand
}

export async function publicSite({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<PublicSite> {
  const { defaultLanguage, languages } = await readSetting({ db, clock }, siteSetting)
  return {
    origin: config.origins.site,
    defaultLanguage,
    languages,
    brand: await readSetting({ db, clock }, brandSetting),
  }
}
