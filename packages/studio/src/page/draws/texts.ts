import type { TFunction } from '../say.ts'

/** Words of every page whose games wait for draws, in English; `es` has the same in Spanish. */
export const en = {
  draw: 'Draw {issue}',
  place: 'Place bets',
  placing: 'Placing your bets',
  placed: '{count} bets placed on draw {issue}.',
  placedOne: 'Bet placed on draw {issue}.',
  myBets: 'My bets',
  noBets: 'No bets yet.',
  bet: 'Bet',
  stake: 'Stake',
  state: 'State',
  waiting: 'Waiting for the draw',
  noWin: 'No win',
  fairLead:
    'The seed of every draw is fixed before bets are taken: its SHA-256 is shown here. After the draw the seed is shown too, and anybody can draw again from it.',
  nextCommitment: 'Commitment of draw {issue}',
  check: 'Check draw {issue}',
  DRAW_CLOSED: 'This draw takes no more bets. Your bets stay on the slip for the next one.',
  TOO_MANY_BETS: 'There are too many bets of yours on this draw.',
}
export type DrawKey = keyof typeof en

export const es: Record<DrawKey, string> = {
  draw: 'Sorteo {issue}',
  place: 'Apostar',
  placing: 'Enviando tus apuestas',
  placed: '{count} apuestas hechas en el sorteo {issue}.',
  placedOne: 'Apuesta hecha en el sorteo {issue}.',
  myBets: 'Mis apuestas',
  noBets: 'Aún no hay apuestas.',
  bet: 'Apuesta',
  stake: 'Importe',
  state: 'Estado',
  waiting: 'A la espera del sorteo',
  noWin: 'Sin premio',
  fairLead:
    'La semilla de cada sorteo se fija antes de aceptar apuestas: aquí se muestra su SHA-256. Tras el sorteo se muestra también la semilla, y cualquiera puede repetirlo con ella.',
  nextCommitment: 'Compromiso del sorteo {issue}',
  check: 'Comprobar el sorteo {issue}',
  DRAW_CLOSED: 'Este sorteo ya no acepta apuestas. Las tuyas siguen en el boleto para el próximo.',
  TOO_MANY_BETS: 'Tienes demasiadas apuestas en este sorteo.',
}

export type DrawsT = TFunction<DrawKey>
