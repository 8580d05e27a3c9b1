import type { NoticeTexts, Texts } from './tables.ts'

export interface NoticeSeed {
  id: string
  /** How long before the first start it was published, in hours. */
  hoursAgo: number
  texts: Texts<NoticeTexts>
}

/** What the demo site has to say to its players. */
export const noticeSeeds: readonly NoticeSeed[] = [
  {
    id: 'demo-data',
    hoursAgo: 1,
    texts: {
      EN: {
        title: 'This is a demonstration',
        content:
          'Games, balances and winners on this site are demo data. No real money can be won or lost.\n\n' +
          'You must be 18 or older to play.',
      },
      ES: {
        title: 'Esto es una demostración',
        content:
          'Los juegos, saldos y ganadores de este sitio son datos de prueba. No se puede ganar ni perder dinero real.\n\n' +
          'Debes tener 18 años o más para jugar.',
      },
    },
  },
  {
    id: 'vendors-maintenance',
    hoursAgo: 26,
    texts: {
      EN: {
        title: 'Live, fishing, card, sports and lottery vendors are under maintenance',
        content:
          'All slots and in-house games are open. The other games show when their maintenance is planned to end.',
      },
      ES: {
        title: 'Los proveedores de casino en vivo, pesca, cartas, deportes y lotería están en mantenimiento',
        content:
          'Todas las tragaperras y los juegos de la casa están abiertos. Los demás juegos indican cuándo está previsto que termine.',
      },
    },
  },
  {
    id: 'fair-rounds',
    hoursAgo: 72,
    texts: {
      EN: {
        title: 'How a round is checked',
        content:
          'Before a spin the game shows the fingerprint of its secret. After you change the secret it is shown in full, ' +
          'and every spin can be computed again.',
      },
      ES: {
        title: 'Cómo se comprueba una ronda',
        content:
          'Antes de girar, el juego muestra la huella de su secreto. Cuando cambias el secreto se muestra completo ' +
          'y cada giro se puede volver a calcular.',
      },
    },
  },
]
