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
  page: PageName
  /** Address of the operator's lobby, where the page has a way there. */
  lobby?: string
}

const headed = ['page/base', 'page/instant/play', 'page/floor', 'page/header', 'page/dialog']
const drawn = [...headed, 'page/draws/draws', 'games/lottery/lottery', 'games/lottery/lists']
const checked = ['page/base', 'page/verification/verification']

/** Module and style sheets of each page, as paths under `/m/`; later sheets win over earlier ones. */
export const pageSources = {
  book: {
    module: 'games/sportsbook/page',
    sheets: [...drawn, 'games/lottery/board', 'games/sportsbook/sportsbook', 'games/sportsbook/slip/slip'],
  },
  play: {
    module: 'page/instant/page',
    sheets: [
      'page/base',
      'page/instant/play',
      'games/stages',
      'games/fishing/fishing',
      'page/floor',
      'page/instant/play-small',
      'page/dialog',
    ],
  },
  lottery: {
    module: 'games/lottery/page',
    sheets: [...drawn, 'games/lottery/lobby', 'games/lottery/board'],
  },
  cards: {
    module: 'games/thirteen/page',
    sheets: [...headed, 'games/thirteen/thirteen', 'games/thirteen/table', 'games/thirteen/card'],
  },
  table: {
    module: 'games/baccarat/page',
    sheets: [...drawn, 'games/baccarat/felt', 'games/baccarat/cards', 'games/baccarat/chips'],
  },
  round: { module: 'page/verification/round', sheets: checked },
  verify: { module: 'page/verification/verify', sheets: checked },
} as const satisfies Record<string, { module: string; sheets: readonly string[] }>
export type PageName = keyof typeof pageSources

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
${pageSources[page].sheets.map(sheet => `<link rel="stylesheet" href="/m/${sheet}.css">`).join('\n')}
<script type="module" src="/m/${pageSources[page].module}.ts"></script>
</head>
<body${lobby && ` data-lobby="${escape(lobby)}"`}><noscript>This page needs JavaScript.</noscript></body>
</html>
`
