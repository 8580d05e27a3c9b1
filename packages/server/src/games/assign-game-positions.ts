import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { openFirst } from './select-games.ts'

/**
 * Assigns each game its position within its kind and vendor, those that can be played first, and
 * stores with each vendor how many games it has. Called whenever a vendor is closed or opened.
 */
export async function assignGamePositions(db: Db): Promise<void> {
  await db.execute(sql`
    update game set type_place = n.type_place, vendor_place = n.vendor_place from (
      select game.node_id, row_number() over (partition by game.game_type order by ${openFirst}, game.place) as type_place,
        case when not container
          then row_number() over (partition by game.vassalage, game.game_type, container order by ${openFirst}, game.place)
        end as vendor_place
      from game join vendor on vendor.vassalage = game.vassalage and vendor.game_type = game.game_type
    ) n where n.node_id = game.node_id`)
  await db.execute(sql`
    update vendor set games = n.games, tiles = n.tiles from (
      select vassalage, game_type, count(vendor_place) as games, count(*) as tiles from game group by vassalage, game_type
    ) n where n.vassalage = vendor.vassalage and n.game_type = vendor.game_type`)
}
