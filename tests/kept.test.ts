import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * Why each map, set and cache of platform, studio, client and elements that begins empty cannot grow without end. One that is not here needs a
 * bound first: an `LRUCache` with a size, keys that were checked against what is offered, or a count that is refused above. Weak maps hold nothing by
 * themselves.
 */
const bounds: Readonly<Record<string, string>> = {
  'client/src/calls/early-answers.ts early': 'first views of a page, for ten seconds',
  'client/src/i18n/early-texts.ts early': 'texts of a first view, for ten seconds',
  'client/src/calls/shared-requests.ts requests': 'reads under way, which end',
  'client/src/i18n/format.ts made': 'mostFormatters',
  'client/src/i18n/i18n.ts loading': 'languages that the site offers, by sections of texts',
  'client/src/i18n/i18n.ts translators': 'languages that the site offers',
  'client/src/read.ts entries': 'mostReads, and what is on screen',
  'client/src/read.ts onScreen': 'what is on screen',
  'client/src/recovery.ts waiting': 'reads on screen that failed, each called off when it goes',
  'client/src/storage.ts memory': 'names that the code has',
  'elements/src/diagnostics.ts violations': 'maximumViolations',
  'elements/src/findings/check-registered.ts awaited': 'tags of our elements',
  'elements/src/findings/find-elements.ts awaited': 'tags of the page that are not defined yet',
  'elements/src/scope-element/let-go.ts away': 'one scope for each operator on the page',
  'elements/src/scope-element/let-go.ts here': 'scopes whose element is on the page',
  'elements/src/isolation/layers.ts open': 'dialogs that are open',
  'elements/src/findings/tell-of-setting.ts told': 'mostTold',
  'elements/src/isolation/frame-end.ts asked': 'mostAsked',
  'elements/src/isolation/session-news.ts told': 'operators whose frames are on the page',
  'elements/src/loader/load-element.ts started': 'tags of our elements',
  'elements/src/loader/load-element.ts status': 'tags of our elements',
  'elements/src/loader/loader.ts seen': 'maximumViolations',
  'elements/src/loader/single-file.ts started': 'nothing',
  'elements/src/loader/single-file.ts status': 'tags of our elements',
  'elements/src/runtime/light-class.ts waiting': 'elements on the page, until their code is there',
  'elements/src/runtime/states.ts unseen': 'states that an element declares',
  'elements/src/runtime/style-sheets.ts own': 'styles that the page gives to one element',
  'elements/src/runtime/style-sheets.ts sheetsByDocument': 'styles of our elements, and those that the page gives',
  'elements/src/sections/account/register/register-fields.ts wide': 'fields of a form',
  'elements/src/sections/account/second-verification/use-second-verification.ts ends': 'methods of an account',
  'elements/src/sections/games/game-search/finder/catalogue.ts byName': 'lives for one computation',
  'elements/src/sections/games/game-search/finder/find-games.ts byValue': 'lives for one computation',
  'elements/src/sections/games/game-search/finder/use-catalogue.ts ofScope': 'languages that the site offers',
  'elements/src/sections/games/shared/grid/game-pages.ts $state': 'pagesKept',
  'elements/src/sections/games/shared/grid/game-pages.ts failed': 'pages of one list, until they are asked for again',
  'elements/src/sections/games/shared/grid/game-pages.ts times': 'pagesKept',
  'elements/src/sections/games/shared/grid/game-pages.ts wanted': 'pagesKept, and pages on their way',
  'elements/src/sections/games/shared/list/use-game-list.ts $none': 'nothing',
  'elements/src/sections/games/shared/tile/favourites.ts last': 'games that somebody pressed on one page',
  'elements/src/shared/games/use-cached-read.ts kept': 'mostKept',
  'elements/src/ui/overlays/tell-dialog.ts openDialogs': 'dialogs that are open on the page',
  'elements/src/ui/theme/contrast-guard.ts warned': 'mostWarned',
  'elements/src/ui/theme/ground/follow.ts followers': 'elements on the page',
  'elements/src/ui/theme/ground/painted.ts newPass': 'lives for one computation',
  'server/src/access/rate-limit.ts buckets': 'mostCallers',
  'server/src/accounts/login/login.ts ends': 'mostLocks',
  'server/src/accounts/sessions/session-of-token.ts made': 'what routes read beside a session',
  'server/src/agents/agreements/queries.ts all': 'lives for one call',
  'server/src/cdn/pictures.ts pictures': 'maxPictures',
  'server/src/chat/lift-ban.ts bans': 'lives for one call',
  'server/src/chat/room-listeners.ts known': 'mostListeners, refused above',
  'server/src/db/embedded-statements.ts described': 'statements of the code',
  'server/src/db/statement-query.ts described': 'statements of the code',
  'server/src/db/statement.ts names': 'statements of the code',
  'server/src/db/ttl-cache.ts cache': 'defaultMaxKeys, or what the cache says',
  'server/src/game-vendors/call-limits.ts proven': 'mostProven',
  'server/src/http/compressed.ts kept': 'mostKeptBytes',
  'server/src/http/files/file-store.ts cache': 'maxCachedBytes',
  'server/src/messages/outbox.ts failedAt': 'channels',
  'server/src/messages/outbox.ts running': 'mostUnderWay, reported above',
  'studio/src/engine/rounds/drive-round.ts running': 'rounds that are being driven, which end',
  'studio/src/games/lottery/odds.ts counts': 'lives for one computation',
  'studio/src/games/lottery/odds.ts endings': 'lives for one computation',
  'studio/src/games/lottery/slip.ts bets': 'options of a game, chosen on one page',
  'studio/src/games/odds.ts known': 'kinds of games',
  'studio/src/games/pictures.ts drawn': 'max',
  'studio/src/games/sportsbook/fixtures/sports.ts next': 'lives for one computation',
  'studio/src/games/sportsbook/fixtures/odds.ts known': 'sports, by levels of two sides',
  'studio/src/games/sportsbook/slip/picks.ts picks': 'markets of the book, chosen on one page',
  'studio/src/games/sportsbook/slip/slip.ts ids': 'bets that one page sent and that were not accepted',
  'studio/src/games/thirteen/table.ts buttons': 'cards of a hand',
  'studio/src/http/call-rates.ts buckets': 'remembered',
  'studio/src/http/ops-signature.ts used': 'rememberedNonces',
  'studio/src/http/pages.ts files': 'files of the package, read at the start',
  'studio/src/page/connection.ts listeners': 'parts of one page',
  'studio/src/engine/rooms/match-listeners.ts waiting': 'matches that somebody waits at, each request for some seconds',
  'studio/src/engine/rooms/match-listeners.ts there': 'requests that wait at one match, each for some seconds',
}

const beginsEmpty = /\bnew (?:Map|Set|LRUCache)(?:<.*>)?\((?:\)|\{)/
/** What a line declares or fills: a constant, a variable, or a field. */
const declared = (line: string): string =>
  /(?:const|let) ([\w$]+)|#(\w+)|(\w+) = new|(\w+)\.set\(|(\w+):/.exec(line)?.slice(1).find(Boolean) ?? line

test('every map, set and cache that begins empty has a stated bound', () => {
  const folders = '{server/src,client/src,studio/src,elements/src}'
  const files = globSync(`packages/${folders}/**/*.{ts,tsx}`, { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
  const found = files.flatMap(file => {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(line => beginsEmpty.test(line) && !line.includes('return new'))
    return lines.map(line => `${file.slice('packages/'.length)} ${declared(line)}`)
  })
  expect(found.length).toBeGreaterThan(15)
  expect([...new Set(found)].filter(one => !(one in bounds))).toEqual([])
  expect(Object.keys(bounds).filter(one => !found.includes(one))).toEqual([])
})

test('every LRU cache has a size', () => {
  const files = globSync('packages/{server,studio,client,elements}/src/**/*.{ts,tsx}', { cwd: root })
  const caches = files.flatMap(file => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/new LRUCache(?:<[^\n]*>)?\(\{?([^)]*)\)/g),
  ])
  for (const [, options] of caches) expect(options).toMatch(/\bmax(?:Size)?\b/)
})
