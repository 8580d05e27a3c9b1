import type { Area } from '../../area.ts'
import { memberInfoRoute } from './member-info.ts'
import { profileCommand } from './profile-command.ts'
import { profileIconsRoute, setProfileIconRoute } from './picture.ts'
import { profileSetting } from './profile-setting.ts'
import { saveProfileRoute } from './save-profile.ts'
import { profileRoute } from './shown-profile.ts'

export const profile: Area = {
  name: 'accounts/profile',
  routes: [memberInfoRoute, profileIconsRoute, setProfileIconRoute, profileRoute, saveProfileRoute],
  settings: [profileSetting],
  commands: { profile: profileCommand },
}
