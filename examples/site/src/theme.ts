type Theme = 'dark' | 'light'
const key = 'theme'

const read = (): Theme => {
  try {
    return localStorage.getItem(key) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

const apply = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme
  // The page-wide theme is a setting of the scope, like language and merchant.
  globalThis.baize?.configure({ theme })
}

/** Restores the visitor's theme and lets its buttons, in the bar and in the menu, change it. */
export function startTheme(): void {
  apply(read())
  const turn = () => {
    const theme = document.documentElement.dataset['theme'] === 'light' ? 'dark' : 'light'
    apply(theme)
    try {
      localStorage.setItem(key, theme)
    } catch {
      // A browser that keeps nothing still switches for this visit.
    }
  }
  for (const button of document.querySelectorAll('[data-theme-toggle]')) button.addEventListener('click', turn)
}
