import { Lobby } from '../../../parts/in-browser'

export default function Page() {
  return <Lobby home="/script" />
}
