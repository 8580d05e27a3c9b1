export { avatarAddress, avatarOf, sentAvatar } from './avatar.ts'
export { addContact, boundContactOf, contactsOf, playerByContact, replaceContact, storedContactOf } from './contacts.ts'
export type { BoundContact, Contacts } from './contacts.ts'
export {
  storedUsernameOf,
  addPlayer,
  lockPlayer,
  lockPassword,
  nobody,
  playerByAccount,
  playerById,
} from './players.ts'
export type { NewPlayer, Player } from './players.ts'
export {
  addProfile,
  firstLoginOf,
  isFirstLoginNoted,
  languageOf,
  payeeNameOf,
  profileOf,
  setPayeeNameOnce,
  setProfile,
} from './profile.ts'
export { player, playerProfile, profilePicture } from './tables.ts'
