import { Slots } from '../../../parts/Slots'

export default function Page() {
  return <Slots />
}
