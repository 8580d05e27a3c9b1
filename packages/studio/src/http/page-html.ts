import type { InstantKind } from '../games/kinds.ts'
import type { Group } from '../page/text-keys.ts'
import { textOf } from './locales.ts'

export interface PageHtml {
  title: string
  language: string
  page: PageName
  /** Address of the operator's lobby, where the page has a way there. */
  lobby?: string
}

interface PageSources {
  /** Its module and its style sheets, as paths under `/m/`; later sheets win over earlier ones. */
  module: string
  sheets: readonly string[]
  /** Groups of its texts. */
  texts: readonly Group[]
}

const instant = (kind: InstantKind, ...more: Group[]): PageSources => ({
  module: 'games/instant/page',
  sheets: [
    'page/base',
    'games/instant/play',
    'games/instant/stage',
    `games/${kind}/${kind}`,
    'page/panel',
    'games/instant/play-small',
    'page/dialog',
  ],
  texts: ['page', 'fairness', kind, ...more],
})
const headed = ['page/base', 'games/instant/play', 'page/panel', 'page/header', 'page/dialog']
const drawn = [...headed, 'page/draws/draws', 'games/lottery/lottery', 'games/lottery/lists']
const verification = (name: string, ...more: Group[]): PageSources => ({
  module: `verification/${name}`,
  sheets: ['page/base', 'verification/verification'],
  texts: ['verification', ...more],
})

/** Everything that each page loads. */
export const pageSources = {
  slot: instant('slot', 'symbols'),
  ascent: instant('ascent'),
  dice: instant('dice'),
  plinko: instant('plinko'),
  fishing: instant('fishing'),
  sportsbook: {
    module: 'games/sportsbook/page',
    sheets: [...drawn, 'games/lottery/board', 'games/sportsbook/sportsbook', 'games/sportsbook/slip/slip'],
    texts: ['page', 'fairness', 'draws', 'sportsbook'],
  },
  lottery: {
    module: 'games/lottery/page',
    sheets: [...drawn, 'games/lottery/lobby', 'games/lottery/board'],
    texts: ['page', 'fairness', 'draws', 'lottery'],
  },
  baccarat: {
    module: 'games/baccarat/page',
    sheets: [...drawn, 'games/baccarat/felt', 'games/baccarat/cards', 'games/baccarat/chips'],
    texts: ['page', 'fairness', 'draws', 'baccarat'],
  },
  thirteen: {
    module: 'games/thirteen/page',
    sheets: [...headed, 'games/thirteen/thirteen', 'games/thirteen/table', 'games/thirteen/card'],
    texts: ['page', 'fairness', 'thirteen'],
  },
  round: verification('round', 'symbols'),
  verify: verification('verify'),
  pay: { module: 'payments/page', sheets: ['page/base', 'payments/payments'], texts: ['payments'] },
  odds: {
    module: 'verification/odds',
    sheets: ['page/base', 'verification/verification', 'verification/odds'],
    texts: ['odds', 'lottery', 'baccarat', 'draws', 'sportsbook', 'fishing', 'symbols'],
  },
} as const satisfies Record<string, PageSources>
export type PageName = keyof typeof pageSources

const escape = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

/** A page: what is the same in the head of each, around its own lines and its body. */
const documentHtml = (
  language: string,
  title: string,
  head: readonly string[],
  body: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/art/gem.svg" type="image/svg+xml">
<link rel="preload" href="/font/inter.woff2" as="font" type="font/woff2" crossorigin>
${head.join('\n')}
</head>
${body}
</html>
`
const sheetLinks = (sheets: readonly string[]) => sheets.map(sheet => `<link rel="stylesheet" href="/m/${sheet}.css">`)

/** The empty page that a module fills. */
export function pageHtml({ title, language, page, lobby = '' }: PageHtml): string {
  const { module, sheets, texts } = pageSources[page]
  const texted = texts.map(
    group =>
      `<link rel="preload" href="/m/locales/${language}/${group}.json" as="fetch" type="application/json" crossorigin data-texts="${group}">`,
  )
  return documentHtml(
    language,
    title,
    [...texted, ...sheetLinks(sheets), `<script type="module" src="/m/${module}.ts"></script>`],
    `<body${lobby && ` data-lobby="${escape(lobby)}"`}><noscript>${escape(textOf(language, 'needsScript'))}</noscript></body>`,
  )
}

/**
 * The page at an address that the studio does not have, or of a game that it does not make, with
 * the way to the operator's lobby.
 */
export function notFoundHtml(language: string, lobby: string, what: 'unknownGame' | 'unknownPage'): string {
  const text = (key: typeof what | `${typeof what}Text` | 'toLobby') => escape(textOf(language, key))
  return documentHtml(
    language,
    textOf(language, what),
    sheetLinks(pageSources.odds.sheets),
    `<body><main>
<h1>${text(what)}</h1>
<p>${text(`${what}Text`)}</p>
<p><a href="${escape(lobby)}" target="_top">${text('toLobby')}</a></p>
</main></body>`,
  )
}
