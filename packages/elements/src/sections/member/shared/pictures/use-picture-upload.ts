import { callError, type CallError } from '@baize/client'
import { receiptBytesMax, receiptsMax } from '@baize/contract'
import { useRef, useState } from 'react'
import { useElement } from '../../../../runtime/context.tsx'
import { useScope } from '../../../../scope.ts'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { readPicture, thumbnailOf, type PictureProblem } from './picture-files.ts'

/** A picture that the platform has. */
export interface StoredPicture {
  id: string
  name: string
  bytes: number
}

/** A file that is on its way, or was not taken. */
export interface ChosenFile {
  id: number
  file: File
  /** Why it was not taken; null while it is on its way. */
  problem: PictureProblem | CallError | null
}

export interface PictureSource {
  /** Those that the platform has. */
  pictures: readonly StoredPicture[]
  /** Sends a picture as base64. @returns all that there are then */
  onAdd: (name: string, picture: string) => Promise<readonly StoredPicture[]>
  /** Takes one back. */
  onRemove: (id: string) => Promise<unknown>
  /** Asks again for whatever shows them. */
  onChanged: () => void
}

export interface PictureUploads {
  files: readonly ChosenFile[]
  /** Small copies of pictures that were added here, by their id. */
  thumbnails: Readonly<Record<string, string>>
  add: (files: readonly File[]) => void
  /** Sends a file again that did not arrive. */
  retry: (id: number) => void
  /** Takes a file off the list that was not taken. */
  dismiss: (id: number) => void
  remove: (id: string) => void
  removing: boolean
  failure: CallError | null
}

const problems: readonly string[] = ['type', 'size', 'count', 'unreadable'] satisfies PictureProblem[]

/** What a refusal says about the picture; else the refusal itself. */
function problemOf(thrown: unknown): PictureProblem | CallError {
  const error = callError(thrown)
  const { fields } = (error.value ?? {}) as { fields?: Partial<Record<string, string>> }
  const key = fields?.['picture']
  return key && problems.includes(key) ? (key as PictureProblem) : error
}

/** Pictures that prove a payment, or that there was none, sent one after the other (CONST-15). */
export function usePictureUpload({ pictures, onAdd, onRemove, onChanged }: PictureSource): PictureUploads {
  const scope = useScope()
  const { element } = useElement()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({})
  const last = useRef(0)
  const queue = useRef(Promise.resolve())
  /** Pictures as the last answer has them. */
  const known = useRef(pictures)
  known.current = pictures
  const removal = useCommand(onRemove, { onDone: onChanged })

  const change = (id: number, problem: ChosenFile['problem']) =>
    setFiles(now => now.map(each => (each.id === id ? { ...each, problem } : each)))
  const dismiss = (id: number) => setFiles(now => now.filter(each => each.id !== id))

  const send = async (id: number, file: File) => {
    if (known.current.length >= receiptsMax) return change(id, 'count')
    const read = await readPicture(file, receiptBytesMax)
    if ('problem' in read) return change(id, read.problem)
    try {
      const before = known.current.map(picture => picture.id)
      known.current = await onAdd(file.name, read.picture)
      const added = known.current.find(picture => !before.includes(picture.id))
      onChanged()
      dismiss(id)
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
    remove: id => void removal.run(id),
    removing: removal.busy,
    failure: removal.failure,
  }
}
