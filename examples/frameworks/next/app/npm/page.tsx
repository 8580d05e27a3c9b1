import { Home } from '../../parts/Home'
import { platform } from '../../parts/platform'

export default function Page() {
  return <Home api={platform()} />
}
