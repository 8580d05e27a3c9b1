import type { Area } from '../../area.ts'
import { profileIconsRoute, setProfileIconRoute } from './picture.ts'

export const profile: Area = {
  name: 'accounts/profile',
  routes: [profileIconsRoute, setProfileIconRoute],
}
