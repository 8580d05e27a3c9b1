import { see } from './person.ts'

/** Gives files to the field for pictures, as a person who chooses them. */
export async function chooseFiles(element: Element, ...files: File[]): Promise<void> {
  const input = (await see(element, 'input[type=file]')) as HTMLInputElement
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A small picture as a file. */
export async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 8
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name)
}
