import { beforeAll, expect, it, vi } from 'vitest'
import { readPicture } from './picture-files.ts'

/** Node has no reader of files as browsers have it. */
class FileReaderOfNode extends EventTarget {
  result: string | null = null
  error: Error | null = null
  readAsDataURL(file: Blob) {
    void file.arrayBuffer().then(
      bytes => {
        this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`
        this.dispatchEvent(new Event('load'))
      },
      (error: Error) => {
        this.error = error
        this.dispatchEvent(new Event('error'))
      },
    )
  }
}
beforeAll(() => void vi.stubGlobal('FileReader', FileReaderOfNode))

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const bytesMax = 100
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])

it('takes a PNG and a JPG by their content, whatever they are called [MEM-26] [WAL-27]', async () => {
  for (const bytes of [png, jpg])
    expect(await readPicture(new File([bytes], 'statement.pdf', { type: 'application/pdf' }), bytesMax)).toEqual({
      picture: Buffer.from(bytes).toString('base64'),
    })
})

it('refuses what only calls itself a picture, what is empty, and what is too large [MEM-26] [WAL-27]', async () => {
  const named = (bytes: BlobPart) => new File([bytes], 'picture.png', { type: 'image/png' })
  expect(await readPicture(named('%PDF-1.7'), bytesMax)).toEqual({ problem: 'type' })
  expect(await readPicture(named(''), bytesMax)).toEqual({ problem: 'type' })
  expect(await readPicture(named(new Uint8Array(bytesMax + 1)), bytesMax)).toEqual({ problem: 'size' })
})

it('says of a file that it cannot be read [MEM-26] [WAL-27]', async () => {
  const gone = Object.assign(new File([png], 'gone.png'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await readPicture(gone, bytesMax)).toEqual({ problem: 'unreadable' })
})
