/** Somebody below the demo agent. Who is named as an upline stands before. */
export interface TeamSeed {
  username: string
  /** Who stands directly above. */
  upline: string
  type: 'member' | 'agent'
  /** When the account was opened. */
  daysAgo: number
  /** Null where the owner has not been there yet. */
  lastLoginHoursAgo: number | null
  disabled?: boolean
}

type Line = readonly [username: string, type: TeamSeed['type'], daysAgo: number, lastLoginHoursAgo: number | null]

/** Who was brought by whom: six by the demo agent, twelve by those, eight by these (INTERFACE: a downline of three levels). */
const teams: Readonly<Record<string, readonly Line[]>> = {
  agent: [
    ['agent2', 'agent', 55, 2],
    ['lauravidal', 'agent', 48, 5],
    ['ngocagent', 'agent', 37, 19],
    ['mateosoto', 'member', 33, 27],
    ['ireneprat', 'member', 20, 3],
    ['tobiaslind', 'member', 4, null],
  ],
  agent2: [
    ['pablorey', 'agent', 44, 8],
    ['carmenriu', 'member', 41, 1],
    ['danielgil', 'member', 30, 96],
    ['valeriam', 'member', 22, 11],
    ['ottobrandt', 'member', 9, 50],
  ],
  lauravidal: [
    ['jonasfalk', 'agent', 39, 14],
    ['aliciamoya', 'member', 35, 6],
    ['brunodiaz', 'member', 29, 510],
    ['evacostas', 'member', 13, 31],
  ],
  ngocagent: [
    ['thaonguyen', 'agent', 28, 22],
    ['quangtran', 'member', 24, 70],
    ['lienpham', 'member', 7, 4],
  ],
  pablorey: [
    ['sofialeon', 'member', 32, 12],
    ['adrianmas', 'member', 18, 40],
    ['noelcasas', 'member', 6, null],
  ],
  jonasfalk: [
    ['ingridholm', 'member', 26, 9],
    ['lukasvoss', 'member', 11, 61],
  ],
  thaonguyen: [
    ['duyenle91', 'member', 21, 17],
    ['khoavu77', 'member', 15, 130],
    ['maiho2002', 'member', 3, 7],
  ],
}
const disabled: readonly string[] = ['brunodiaz']

export const teamSeeds: readonly TeamSeed[] = Object.entries(teams).flatMap(([upline, lines]) =>
  lines.map(([username, type, daysAgo, lastLoginHoursAgo]) => ({
    username,
    upline,
    type,
    daysAgo,
    lastLoginHoursAgo,
    disabled: disabled.includes(username),
  })),
)
