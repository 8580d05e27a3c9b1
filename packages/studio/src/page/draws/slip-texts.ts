/** Words of every slip, in English; `slipEs` has the same in Spanish. */
export const slipEn = {
  slip: 'Bet slip',
  toSlip: 'To the bet slip ({count})',
  stakeEach: 'Stake per bet',
  remove: 'Remove {bet}',
  clear: 'Clear',
}

export const slipEs: Record<keyof typeof slipEn, string> = {
  slip: 'Boleto',
  toSlip: 'Al boleto ({count})',
  stakeEach: 'Importe por apuesta',
  remove: 'Quitar {bet}',
  clear: 'Vaciar',
}
