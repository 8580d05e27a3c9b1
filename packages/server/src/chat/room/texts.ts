const texts = {
  en: {
    opening: 'Opening the room…',
    online: 'Online',
    offline: 'Away',
    away: '{name} is not here at the moment. You can write; others in the room read along.',
    viewers: 'In the room: {count}',
    log: 'What is said in the room',
    empty: 'Nobody has said anything yet.',
    guest: 'Guest {name}',
    you: 'You',
    host: 'Host',
    write: 'Write a message',
    send: 'Send',
    newest: 'New messages',
    more: 'Report or block {name}',
    about: '{name} wrote',
    block: 'Block {name}',
    blockText: 'You will not see anything this person writes any more.',
    reportTitle: 'Report this message',
    underage: 'Somebody under 18',
    abuse: 'Insult or threat',
    fraud: 'Advertising or fraud',
    other: 'Something else',
    report: 'Report',
    close: 'Close',
    reported: 'Thank you. The message was reported.',
    blocked: 'Blocked. You can show everybody again in the bar above.',
    show: 'Show blocked people again ({count})',
    connecting: 'The connection broke off. Connecting again…',
    rules: '18+ only. Be kind. Never share your password or payment data.',
    RATE_LIMITED: 'You are writing too fast. You can write again in {wait} s.',
    FIELD_INVALID: 'There is nothing to send.',
    NETWORK: 'Not sent: the network does not answer. Please try again.',
    UNKNOWN: 'That did not work. Please try again.',
    NOT_LOGGED_IN: 'Your seat in this room has ended. Please open the chat again.',
    LAUNCH_CODE_INVALID: 'This address was used already, or is too old. Please open the chat again.',
    ACCOUNT_DISABLED: 'You cannot take part in the chat at the moment.',
    FUNCTION_DISABLED: 'The live chat is closed.',
  },
  es: {
    opening: 'Abriendo la sala…',
    online: 'En línea',
    offline: 'Ausente',
    away: '{name} no está en este momento. Puedes escribir; quienes estén en la sala lo leen.',
    viewers: 'En la sala: {count}',
    log: 'Lo que se dice en la sala',
    empty: 'Nadie ha dicho nada todavía.',
    guest: 'Invitado {name}',
    you: 'Tú',
    host: 'Anfitrión',
    write: 'Escribe un mensaje',
    send: 'Enviar',
    newest: 'Mensajes nuevos',
    more: 'Denunciar o bloquear a {name}',
    about: '{name} escribió',
    block: 'Bloquear a {name}',
    blockText: 'Ya no verás nada de lo que escriba esta persona.',
    reportTitle: 'Denunciar este mensaje',
    underage: 'Alguien menor de 18 años',
    abuse: 'Insulto o amenaza',
    fraud: 'Publicidad o fraude',
    other: 'Otra cosa',
    report: 'Denunciar',
    close: 'Cerrar',
    reported: 'Gracias. El mensaje ha sido denunciado.',
    blocked: 'Bloqueado. Puedes volver a ver a todos en la barra de arriba.',
    show: 'Volver a mostrar a los bloqueados ({count})',
    connecting: 'Se ha cortado la conexión. Conectando de nuevo…',
    rules: 'Solo mayores de 18. Sé amable. Nunca compartas tu contraseña ni tus datos de pago.',
    RATE_LIMITED: 'Escribes demasiado rápido. Podrás volver a escribir en {wait} s.',
    FIELD_INVALID: 'No hay nada que enviar.',
    NETWORK: 'No enviado: la red no responde. Inténtalo de nuevo.',
    UNKNOWN: 'No ha funcionado. Inténtalo de nuevo.',
    NOT_LOGGED_IN: 'Tu sitio en esta sala ha terminado. Vuelve a abrir el chat.',
    LAUNCH_CODE_INVALID: 'Esta dirección ya se ha usado o es demasiado antigua. Vuelve a abrir el chat.',
    ACCOUNT_DISABLED: 'No puedes participar en el chat en este momento.',
    FUNCTION_DISABLED: 'El chat en vivo está cerrado.',
  },
} as const
export type TextKey = keyof (typeof texts)['en']

const language = () => (document.documentElement.lang === 'es' ? 'es' : 'en')

/** A text of the page in its language, its `{names}` filled in. */
export const t = (key: TextKey, values: Record<string, string | number> = {}): string =>
  texts[language()][key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** The text of a refusal; one that has none of its own is `UNKNOWN`. */
export const refusal = (code: string, wait: number): string =>
  t(Object.hasOwn(texts.en, code) ? (code as TextKey) : 'UNKNOWN', { wait })

/** Hours and minutes as people of that language write them. */
export const clock = (time: string): string =>
  new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(new Date(time))
