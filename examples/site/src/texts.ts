/** The few words that belong to the page itself; everything else is an element's. */
export const texts = {
  en: {
    skip: 'Skip to content',
    home: 'Home',
    agents: 'Agent centre',
    chat: 'Live chat',
    loading: 'Loading the page',
    theme: 'Switch theme',
    missing: 'There is nothing at this address',
    back: 'Back to home',
    legal: 'You must be 18 or older. Demonstration site: games, balances and winners are demo data.',
  },
  es: {
    skip: 'Ir al contenido',
    home: 'Inicio',
    agents: 'Centro de agentes',
    chat: 'Chat en vivo',
    loading: 'Cargando la página',
    theme: 'Cambiar de tema',
    missing: 'No hay nada en esta dirección',
    back: 'Volver al inicio',
    legal: 'Debes tener 18 años o más. Sitio de demostración: los juegos, saldos y ganadores son datos de prueba.',
  },
} as const
export type SiteLocale = keyof typeof texts

/**
 * Language of the page: `?lang=`, which becomes the stored choice, then the stored choice, then Spanish (I18N-11, BOOT-11).
 */
export function chooseLocale(query: string | null, stored: string | null): SiteLocale {
  for (const wish of [query, stored]) {
    const locale = wish?.toLowerCase()
    if (locale === 'en' || locale === 'es') return locale
  }
  return 'es'
}

/** Puts the page's own words into the marked places. */
export function applyTexts(root: ParentNode, locale: SiteLocale): void {
  const words: Record<string, string> = texts[locale]
  for (const node of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const word = words[node.dataset['text'] ?? '']
    if (word) node.textContent = word
  }
  for (const node of root.querySelectorAll<HTMLElement>('[data-label]')) {
    const word = words[node.dataset['label'] ?? '']
    if (word) node.setAttribute('aria-label', word)
  }
}
