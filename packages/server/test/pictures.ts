import { crc32, deflateSync } from 'node:zlib'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A black picture whose file is a thousandth of what it takes in memory. */
export function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Files that are not taken as pictures, and what is said of each. */
export const badPictures: readonly (readonly [what: string, bytes: Buffer, problem: string])[] = [
  ['a text', Buffer.from('hello'), 'type'],
  ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
  ['a file that begins like a picture', Buffer.from([...signature, 1, 2]), 'unreadable'],
  ['nothing', Buffer.alloc(0), 'type'],
  ['too big', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)]), 'size'],
  ['of too many pixels for its bytes', blackPng(12_000), 'unreadable'],
]
