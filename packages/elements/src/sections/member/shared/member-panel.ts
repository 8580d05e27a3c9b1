import { memberPageCss } from './MemberPage.tsx'
import css from './member-panel.css'

/**
 * The sheets of a page with a panel for something to be done: `member-panel`, in it `member-main`
 * and `member-summary`, which stand side by side in a `member-beside`. A `member-flat` has no
 * border on a phone.
 */
export const memberPanelCss = [...memberPageCss, css]
