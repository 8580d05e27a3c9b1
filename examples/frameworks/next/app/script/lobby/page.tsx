import { Lobby } from '../../../parts/Lobby'

export default function Page() {
  return <Lobby home="/script" />
}
