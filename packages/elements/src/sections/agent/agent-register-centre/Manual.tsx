import { useState } from 'react'
import { NewAccount } from './NewAccount.tsx'
import { Opened, type OpenedAccount } from './Opened.tsx'

/** An account is opened, handed over, and the next one can be (AGT-23). */
export function Manual() {
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  return (
    <div className="register-centre-form">
      {opened ? <Opened {...opened} onNext={() => setOpened(null)} /> : <NewAccount onOpened={setOpened} />}
    </div>
  )
}
