import type { InferInsertModel } from 'drizzle-orm'
import type { display } from './tables.ts'

/** The pictures that the demo site shows, with their words (HOME-32). */
export const displays: readonly InferInsertModel<typeof display>[] = [
  {
    id: 'dragon',
    groupName: 'w_home',
    sequence: 1,
    texts: {
      EN: {
        kicker: 'Slots',
        title: 'Jade Dragon is on the table',
        text: 'The result is fixed before you press, and every round can be checked afterwards.',
        action: 'PLAY NOW',
      },
      ES: {
        kicker: 'Tragaperras',
        title: 'Jade Dragon está en la mesa',
        text: 'El resultado está fijado antes de pulsar, y cada ronda se puede comprobar después.',
        action: 'JUGAR',
      },
    },
    linkageType: 'GAME',
    linkage: 'ORIENT/RNG/jade-dragon/100001',
  },
  {
    id: 'points',
    groupName: 'w_home',
    sequence: 2,
    texts: {
      EN: {
        kicker: 'All slots',
        title: 'One deck, many faces',
        text: 'Nearly {slots:10000} slot games. Every title states what it pays back.',
        action: 'See the slots',
      },
      ES: {
        kicker: 'Todas las tragaperras',
        title: 'Una baraja, muchas caras',
        text: 'Casi {slots:10000} tragaperras. Cada título dice cuánto devuelve.',
        action: 'Ver las tragaperras',
      },
    },
    linkageType: 'ROUTE',
    linkage: '/rng',
  },
  {
    id: 'calm',
    groupName: 'w_home',
    sequence: 3,
    texts: {
      EN: {
        kicker: '18+',
        title: 'Play for fun',
        text: 'Decide what a good evening may cost before you sit down.',
        action: '',
      },
      ES: {
        kicker: '18+',
        title: 'Juega para divertirte',
        text: 'Decide cuánto puede costar la noche antes de sentarte.',
        action: '',
      },
    },
  },
  {
    id: 'register',
    groupName: 'w_register',
    sequence: 1,
    texts: {
      EN: {
        kicker: 'New here',
        title: 'Take a seat at the table',
        text: '',
        action: '',
      },
      ES: {
        kicker: '¿Primera vez?',
        title: 'Toma asiento en la mesa',
        text: '',
        action: '',
      },
    },
  },
  {
    id: 'login',
    groupName: 'w_login',
    sequence: 1,
    texts: {
      EN: { kicker: 'Welcome back', title: 'Your games are where you left them', text: '', action: '' },
      ES: { kicker: 'Hola de nuevo', title: 'Tus juegos siguen donde los dejaste', text: '', action: '' },
    },
  },
]
