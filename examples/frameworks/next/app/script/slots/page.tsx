import { Slots } from '../../../parts/in-browser'

export default function Page() {
  return <Slots />
}
