/** Requests that carry more than their name over the border of a frame; of any other the page learns only that it was made. */
const openRequests = new Set(['login', 'game-popup'])

type Detail = Readonly<Record<string, unknown>>

/** What a page is told of an event in a frame: never who plays, nor with how much. */
const reduced: Readonly<Record<string, (detail: Detail) => Detail>> = {
  'baize-login': ({ type, isTrial, isAgent }) => ({
    type: type ?? ((isTrial && 'trial') || (isAgent && 'agent') || 'member'),
  }),
  'baize-logout': ({ expired }) => ({ expired }),
  'baize-register': () => ({ account: '' }),
  'baize-error': ({ code, message, element }) => ({ code, message, element }),
  'baize-open': ({ name, detail }) => ({ name, detail: openRequests.has(String(name)) ? detail : {} }),
}

/** What a page is told of an event in a frame. */
export const forPage = (name: string, detail: Detail): Detail => reduced[name]?.(detail) ?? detail
