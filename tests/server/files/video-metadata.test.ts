import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { desc } from 'drizzle-orm'
import { reviewMedia } from '../../../server/db/schema.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** Metadata of a video never leaves its author. */

const PLACE = '+18.5204+073.8567/SecretCamera'
const FRAMES = 'the very frames of the film'

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}
/** A box whose length stands in eight bytes. */
const longBox = (type: string, content: string): Buffer => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, Buffer.from(content)])
}
const dated = (type: string) => box(type, Buffer.alloc(4), 'SecretCa', Buffer.alloc(80))

const mp4 = Buffer.concat([
  box('ftyp', 'isom\0\0\0\0'),
  box('meta', PLACE),
  longBox('uuid', PLACE),
  box('free', PLACE),
  box(
    'moov',
    dated('mvhd'),
    box('udta', PLACE),
    box('meta', box('ilst', PLACE)),
    box(
      'trak',
      dated('tkhd'),
      box('udta', PLACE),
      box('mdia', dated('mdhd'), box('meta', PLACE), box('minf', box('uuid', PLACE))),
    ),
  ),
  box('moof', box('traf', box('uuid', PLACE))),
  box('mdat', FRAMES),
  box('XMP_', PLACE),
  Buffer.from(PLACE.slice(0, 7)),
])

const element = (id: number[], ...content: (Buffer | string)[]): Buffer => {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + inside.length)
  return Buffer.concat([Buffer.from(id), size, inside])
}
const TAGS = [0x12, 0x54, 0xc3, 0x67]
const webm = Buffer.concat([
  element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], 'webm')),
  // Of unknown length, as a browser's recorder writes them.
  Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x7b, 0xa9], PLACE),
    element([0x44, 0x61], 'SecretCa'),
    element([0x4d, 0x80], PLACE),
    element([0x57, 0x41], PLACE),
  ),
  element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x53, 0x6e], PLACE), element([0x83], '\u0001'))),
  element(TAGS, PLACE),
  element([0x19, 0x41, 0xa4, 0x69], PLACE),
  element([0xec], PLACE),
  Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  element([0xa3], FRAMES),
  element(TAGS, PLACE),
])

onEmbedded((shop) => {
  test.each([
    ['an MP4', mp4, 'a.mp4', 'video/mp4'],
    ['a WebM', webm, 'a.webm', 'video/webm'],
  ])('of %s film the frames are kept, and nothing of place, time and camera', async (_, bytes, name, type) => {
    const { buyer, goods } = await buySomething(shop())
    const form = reviewForm(goods, { files: [{ bytes, name, type }] })
    expect(await buyer.ask('POST', 'product-review', { form })).toMatchObject({ status: 200 })
    const [media] = await shop().db.select().from(reviewMedia).orderBy(desc(reviewMedia.id)).limit(1)
    const kept = readFileSync(join(shop().filesFolder, media?.file ?? ''))
    expect(kept).toHaveLength(bytes.length)
    expect(kept.includes(FRAMES)).toBe(true)
    for (const part of ['Secret', '073.8', '+18.5']) expect(kept.includes(part), part).toBe(false)
  })
})
