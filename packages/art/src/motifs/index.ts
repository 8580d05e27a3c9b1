import { arch } from './arch.ts'
import { bars } from './bars.ts'
import { dunes } from './dunes.ts'
import { fan } from './fan.ts'
import { lattice } from './lattice.ts'
import { rays } from './rays.ts'
import { rings } from './rings.ts'
import { scallop } from './scallop.ts'
import type { EmblemName } from '../emblems/index.ts'
import type { Motif } from './motif.ts'

export const motifs = { rays, rings, scallop, dunes, lattice, arch, bars, fan } satisfies Record<string, Motif>
type MotifName = keyof typeof motifs

/** Emblems that look right on some grounds only: fish on water, balls on a court. */
const suited: Partial<Record<EmblemName, MotifName[]>> = {
  fish: ['dunes', 'scallop'],
  shell: ['scallop', 'dunes'],
  turtle: ['scallop', 'dunes'],
  ship: ['dunes', 'rings'],
  trident: ['dunes', 'rings'],
  anchor: ['dunes', 'bars'],
  football: ['bars', 'rings'],
  basket: ['bars', 'rings'],
  ball: ['lattice', 'rings'],
  cards: ['arch', 'fan'],
  hand: ['arch', 'rays'],
  wheel: ['rays', 'rings'],
  mahjong: ['lattice', 'bars'],
  rooster: ['rays', 'fan'],
  plinko: ['rings', 'arch'],
}

export const motifsFor = (emblem: EmblemName): Motif[] =>
  (suited[emblem] ?? (Object.keys(motifs) as MotifName[])).map(name => motifs[name])
