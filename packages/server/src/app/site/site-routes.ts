/** The addresses of the player site and the agent area (ROUTE-01 to ROUTE-36, CHAT-06, WIN-06), in lower case: paths match in any case. */
const known = new Set(
  (
    '/ /index /index.html /home /login /register /forgot-password /agent /agenthome /member /help /helpmc /sports /esports /lott /elott /cockfight ' +
    '/live /fish /rng /pvp /bgs /favorite /recent /lottery /sealottery /vnlottery /lottert /promotions /pointmall /seamless /live-chat /winners'
  ).split(' '),
)
/** Centres open one of their pages by one more word (ROUTE-55). */
const centre = /^\/(member|agenthome)\/[\w-]+$/

/** Whether the site has a page at this path, so that an unknown one can answer 404 with the same shell (ROUTE-54). */
export function isSiteRoute(path: string): boolean {
  const lower = path.toLowerCase()
  const trimmed = lower.length > 1 ? lower.replace(/\/$/, '') : lower
  return known.has(trimmed) || centre.test(trimmed)
}
