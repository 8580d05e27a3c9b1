// Every feature there is: one line each, in the order of the alphabet, naming its declaration. The folder is the tag without `baize-`.
// `npm run create <name>` adds the next.
export { accountBar } from './account-bar/account-bar.element.ts'
export { banner } from './banner/banner.element.ts'
export { gameFrame } from './game-frame/game-frame.element.ts'
export { gameLane } from './game-lane/game-lane.element.ts'
export { login } from './login/login.element.ts'
export { noticeMarquee } from './notice-marquee/notice-marquee.element.ts'
export { popupHost } from './popup-host/popup-host.element.ts'
export { register } from './register/register.element.ts'
export { winnerBoard } from './winner-board/winner-board.element.ts'
