import { Home } from '../../parts/in-browser'
import { platform } from '../../parts/platform'

export default function Page() {
  return <Home api={platform()} />
}
