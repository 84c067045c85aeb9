/** Boxes of a film that say where and with what it was taken, and nothing that a player needs. */
const TELLING = new Set(['udta', 'meta', 'uuid'])
/** Boxes with more boxes in them. */
const HOLDING = new Set(['moov', 'trak'])
const HEAD = 8

/**
 * Takes place, time and camera out of an MP4, QuickTime or 3GP film: their boxes are emptied and become free space, so
 * that nothing else of the film moves.
 */
export const withoutFacts = (film: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(film)
  const view = new DataView(bytes.buffer)
  const clean = (from: number, to: number): void => {
    for (let at = from; at + HEAD <= to;) {
      const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD))
      const short = view.getUint32(at)
      // 0 means up to the end; 1 means that the length is in the next eight bytes.
      const isLong = short === 1 && at + 16 <= to
      const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + HEAD)) : short
      const head = isLong ? 16 : HEAD
      if (size < head || at + size > to) return
      if (HOLDING.has(type)) clean(at + head, at + size)
      else if (TELLING.has(type)) {
        bytes.set([0x66, 0x72, 0x65, 0x65], at + 4)
        bytes.fill(0, at + head, at + size)
      }
      at += size
    }
  }
  clean(0, bytes.length)
  return bytes
}
