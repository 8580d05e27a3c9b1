/* Which texts a page may replace. Whatever is not named here is the operator's: refusals,
   conditions, ages, limits, odds, prices, money, passwords and agreements. A new text is among
   those until somebody names it, and so is what stands in two places, such as `common.cancel`, when
   one of them is theirs. */

/**
 * By the first part of a key: the rest of the keys that are open, each by its name; that part alone
 * where there is no rest.
 */
const open: Readonly<Record<string, string>> = {
  common: 'retry loading showPassword hidePassword',
  login: 'title agentTitle submit welcome newHere register or trial sms forgot quick',
  ways: 'with google facebook',
  register: 'title submit member login welcome confirm',
  changePassword: 'title submit',
  forgot: 'title email phone send again',
  account: 'trial login register label trialName vip signOut stay',
  in_increase_submit: '',
  game:
    'play playNow favourite hot new viewAll viewAllOf viewAllCount previous next more none others resume runningIn back playing ' +
    'category.RNG category.LIVE category.FISH category.PVP category.SPORTS category.ESPORTS category.LOTT category.ELOTT ' +
    'category.COCKFIGHT category.BGS filter.ALL filter.HOT filter.NEW filter.FAV filter.RECENT',
  games:
    'own popup vendors everyVendor filters search shown countOf countFound sort showAll clear noneFor loginFirst everyKind kind ' +
    'noFavourites noRecent toHot played openGames home promotions categories ' +
    'chip.ALL chip.HOT chip.NEW chip.FAV chip.RECENT sorted.USUAL sorted.NEWEST sorted.NAME',
  winners: 'title biggest latest none rank',
  winnersList: 'title all kind period TODAY WEEK MONTH rank player game time none',
  banner: 'label carousel slide position show pause play',
  notice: 'label pause play',
  notices: 'none',
  promotions: 'none',
  frame: 'label lobby full small close openTab',
  rooms: 'title enter enterRoom none loginFirst resume',
  search: 'title hint results count none noneHint recent forget kind all vendor allVendors',
  fixtures: 'zone today tomorrow versus all none noneText',
  chat:
    'title buttonOnline search language anyLanguage onlineNow online away viewers none noneFound showAll speaks likes inRoom ' +
    'chatNow room',
  lottery: 'title games modes recent none play results game',
  menu: 'open title close more winners agents chat rewards invite app appCode language',
  service: 'title none noneText',
  referral: 'title text code link copy copied share invited registered invitees search empty emptyText',
  records:
    'pages page previous next range none reset days export ' +
    'preset.today preset.yesterday preset.previous7 preset.previous30 preset.next7 preset.next30',
  agentCentre: 'menu role time toLanding page.registerCenter page.downlineManagmentView',
  agentDownlines: 'title path search reset more fewer all never startsWith',
  agentRegister: 'title copy copied copyLink',
}

const plural = /_(zero|one|two|few|many|other)$/

/** Whether a page may replace the text of a key. */
export function isOpen(key: string): boolean {
  const [block = '', ...rest] = key.replace(plural, '').split('.')
  return Object.hasOwn(open, block) && (open[block] ?? '').split(' ').includes(rest.join('.'))
}
