/** Languages that the studio's pages speak. */
export const languages = ['en', 'es'] as const
export type PageLanguage = (typeof languages)[number]

/** The page's language of `?lang=`: a BCP 47 tag or a code of the wire, English where we do not speak it. */
export function languageOf(tag: string | undefined): PageLanguage {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find(language => language === primary) ?? 'en'
}

export interface Shell {
  title: string
  language: PageLanguage
  /** Name of the module and the style sheet under `/m/page/`. */
  page: 'play' | 'cards' | 'book' | 'lottery' | 'table' | 'round' | 'verify'
  /** Address of the operator's lobby, where the page has a way there. */
  lobby?: string
}

const headed = ['base', 'play', 'floor', 'head', 'dialog']
const drawn = [...headed, 'draws/draws', 'lottery/lottery', 'lottery/lists']

/** What lies under `/m/page/` for each page; later sheets win over earlier ones. */
const sheets: Record<Shell['page'], readonly string[]> = {
  book: [...drawn, 'lottery/board', 'book/book', 'book/slip'],
  play: ['base', 'play', 'stages', 'fishing/fishing', 'floor', 'play-small', 'dialog'],
  lottery: [...drawn, 'lottery/lobby', 'lottery/board'],
  cards: [...headed, 'cards/cards', 'cards/table', 'cards/card'],
  table: [...drawn, 'table/felt', 'table/cards', 'table/chips'],
  round: ['base', 'paper'],
  verify: ['base', 'paper'],
}

const escape = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

/** The empty page that a module fills. */
export const shell = ({ title, language, page, lobby = '' }: Shell): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/art/gem.svg" type="image/svg+xml">
<link rel="preload" href="/font/inter.woff2" as="font" type="font/woff2" crossorigin>
${sheets[page].map(sheet => `<link rel="stylesheet" href="/m/page/${sheet}.css">`).join('\n')}
<script type="module" src="/m/page/${page}.ts"></script>
</head>
<body${lobby && ` data-lobby="${escape(lobby)}"`}><noscript>This page needs JavaScript.</noscript></body>
</html>
`
