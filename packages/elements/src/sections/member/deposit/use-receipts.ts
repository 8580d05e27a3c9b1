import { callError, type CallError } from '@baize/client'
import {
  addDepositReceipt,
  depositOrder,
  depositOrders,
  receiptsMax,
  removeDepositReceipt,
  type DepositOrder,
  type Refusal,
} from '@baize/contract'
import { useRef, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { useScope } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { readReceipt, thumbnailOf, type ReceiptProblem } from './receipt-files.ts'

/** A file that is on its way, or was not taken. */
export interface ChosenFile {
  id: number
  file: File
  /** Why it was not taken; null while it is on its way. */
  problem: ReceiptProblem | CallError | null
}

export interface Receipts {
  files: readonly ChosenFile[]
  /** Small pictures of receipts that were added here, by their id. */
  thumbnails: Readonly<Record<string, string>>
  add: (files: readonly File[]) => void
  /** Sends a file again that did not arrive. */
  retry: (id: number) => void
  /** Takes a file off the list that was not taken. */
  dismiss: (id: number) => void
  remove: (receiptId: string) => void
  removing: boolean
  failure: CallError | null
}

const problems: readonly string[] = ['type', 'size', 'count', 'unreadable'] satisfies ReceiptProblem[]

/** What a refusal says about the picture; else the refusal itself. */
function problemOf(thrown: unknown): ReceiptProblem | CallError {
  const error = callError(thrown)
  const { fields } = (error.value ?? {}) as Refusal<typeof addDepositReceipt>
  const key = (fields as Partial<Record<string, string>> | undefined)?.['picture']
  return key && problems.includes(key) ? (key as ReceiptProblem) : error
}

/** Pictures that prove the payment of an order, sent one after the other (MEM-26). */
export function useReceipts({ orderNo, receipts }: Pick<DepositOrder, 'orderNo' | 'receipts'>): Receipts {
  const scope = useScope()
  const { element } = useElement()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({})
  const last = useRef(0)
  const queue = useRef(Promise.resolve())
  /** Receipts as the last answer has them. */
  const known = useRef(receipts)
  known.current = receipts
  const refresh = [depositOrder, depositOrders]
  const removal = useAction(removeDepositReceipt, { refresh })

  const change = (id: number, problem: ChosenFile['problem']) =>
    setFiles(now => now.map(each => (each.id === id ? { ...each, problem } : each)))
  const dismiss = (id: number) => setFiles(now => now.filter(each => each.id !== id))

  const send = async (id: number, file: File) => {
    if (known.current.length >= receiptsMax) return change(id, 'count')
    const read = await readReceipt(file)
    if ('problem' in read) return change(id, read.problem)
    try {
      const { order } = await scope.call(addDepositReceipt, { orderNo, name: file.name, picture: read.picture })
      const before = known.current.map(receipt => receipt.id)
      known.current = order.receipts
      for (const endpoint of refresh) scope.refresh(endpoint)
      dismiss(id)
      const added = order.receipts.find(receipt => !before.includes(receipt.id))
      const thumbnail = added && (await thumbnailOf(file))
      if (thumbnail) setThumbnails(now => ({ ...now, [added.id]: thumbnail }))
    } catch (thrown) {
      const problem = problemOf(thrown)
      if (typeof problem !== 'string') scope.fail(problem, element)
      change(id, problem)
    }
  }
  const enqueue = (id: number, file: File) => {
    queue.current = queue.current.then(() => send(id, file))
  }
  return {
    files,
    thumbnails,
    add(chosen) {
      const added = chosen.map(file => ({ id: ++last.current, file, problem: null }))
      setFiles(now => [...now, ...added])
      for (const { id, file } of added) enqueue(id, file)
    },
    retry(id) {
      const found = files.find(each => each.id === id)
      if (!found) return
      change(id, null)
      enqueue(id, found.file)
    },
    dismiss,
    remove: receiptId => void removal.run({ orderNo, receiptId }),
    removing: removal.busy,
    failure: removal.failure,
  }
}
