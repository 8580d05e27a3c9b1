export default { component: 'baize-dialog', tags: ['!autodocs'] }

const options = (said: object) => ({ options: JSON.stringify(said) })

/** It asks before something is done. */
export const Confirm = {
  args: options({ icon: 'confirm', title: 'Leave the game?', html: 'The round <b>goes on</b>.' }),
}
/** It says that something went wrong, without covering the page. */
export const Failure = {
  args: options({ icon: 'error', title: 'Not saved', html: 'Try again in a minute.', btn: ['Close'], cover: false }),
}
