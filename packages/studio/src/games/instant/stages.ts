import type { InstantKind } from '../kinds.ts'
import { ascentStage } from '../ascent/stage.ts'
import { diceStage } from '../dice/stage.ts'
import { fishingStage } from '../fishing/stage.ts'
import { plinkoStage } from '../plinko/stage.ts'
import { slotStage } from '../slot/stage.ts'
import type { Setting, Stage } from './stage.ts'

/** Stage of each kind of game that is drawn at the press. */
export const stages: Record<InstantKind, (setting: Setting) => Stage> = {
  slot: slotStage,
  ascent: ascentStage,
  dice: diceStage,
  plinko: plinkoStage,
  fishing: fishingStage,
}
