import type { Area } from '../../area.ts'
import { firstLoginRoute, setLanguageRoute } from './profile.ts'
import { player, playerContact, playerName, playerProfile, profilePicture } from './tables.ts'

export const players: Area = {
  name: 'accounts/players',
  routes: [firstLoginRoute, setLanguageRoute],
  tables: [player, playerName, playerContact, playerProfile, profilePicture],
}
