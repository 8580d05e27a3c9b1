import type { InferInsertModel } from 'drizzle-orm'
import type { display } from '../announcements/tables.ts'

/** The pictures that the demo site shows, with their words (HOME-32). */
export const displays: readonly InferInsertModel<typeof display>[] = [
  {
    id: 'points',
    groupName: 'w_home',
    sequence: 1,
    texts: {
      EN: {
        kicker: 'Slots',
        title: 'Every round can be checked',
        text: 'A spin is settled before you press. Afterwards you can prove it.',
        action: 'See the slots',
      },
      ES: {
        kicker: 'Tragaperras',
        title: 'Cada ronda se puede comprobar',
        text: 'El resultado está fijado antes de pulsar. Después puedes demostrarlo.',
        action: 'Ver las tragaperras',
      },
    },
    linkageType: 'ROUTE',
    linkage: '/rng',
  },
  {
    id: 'favourites',
    groupName: 'w_home',
    sequence: 2,
    texts: {
      EN: {
        kicker: 'Favourites',
        title: 'Keep the games you like',
        text: 'Tap the heart on a game and find it again in one place.',
        action: 'My favourites',
      },
      ES: {
        kicker: 'Favoritos',
        title: 'Guarda los juegos que te gustan',
        text: 'Toca el corazón de un juego y encuéntralo siempre en el mismo sitio.',
        action: 'Mis favoritos',
      },
    },
    linkageType: 'ROUTE',
    linkage: '/favorite',
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
        title: 'A seat at the table',
        text: 'Every new account opens with demo money to play with.',
        action: '',
      },
      ES: {
        kicker: '¿Primera vez?',
        title: 'Un sitio en la mesa',
        text: 'Cada cuenta nueva empieza con dinero de prueba para jugar.',
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
