import type { Output, systemStatus } from '@baize/contract'

type Status = Output<typeof systemStatus>

/** Status of a site that is open and has nothing of its own. */
export const siteStatus = (extra: Partial<Status> = {}, config: Partial<Status['config']> = {}): Status => ({
  maintenance: false,
  restricted: false,
  notice: '',
  startAt: null,
  endAt: null,
  serverTime: '2026-11-21T12:00:00Z',
  gmtOffset: '+00:00',
  location: { ip: '127.0.0.1' },
  customerService: [],
  domainRoute: {},
  resources: [],
  whitelabel: [],
  register: { open: true },
  mainDomain: '',
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
  config: {
    brand: { name: 'Baize', logo: '/icon.svg' },
    currency: 'EUR',
    currencySymbol: '€',
    defaultLanguage: 'EN',
    languages: ['EN'],
    showEsports: false,
    showLottery: false,
    rewardTicker: false,
    rememberUsernameOnly: false,
    ...config,
  },
  ...extra,
})
