/** The people whose rounds stand on the winner board of a fresh sandbox. Nobody can log in as them. */
export const seedPlayers = (
  'marisol88 tomasvega lucia1991 quentin7 andreap beatrizm linhtran carlosnm ' +
  'phoebe22 davidroca minhanh5 sergioc thelmag javiluna noaferrer oliverk palomag rubenq saraabril vyhoang'
).split(' ')
