import { stripWebmMetadata } from './webm-metadata.ts'

/** Boxes that a player needs, by their parent; any other may reveal where and with what the video was taken. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'styp', 'mfra', 'free', 'wide'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hmhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'saiz', 'saio'],
}
/** Boxes that begin with the creation times of video and track: two numbers of four bytes, or of eight. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd'])
const FREE = [0x66, 0x72, 0x65, 0x65]
/** The head of a box: its length, and its type. */
const HEADER_BYTES = 8

/** Free space is zeroed too, since anybody could read what was left in it. */
const isEmptied = (type: string): boolean => type === 'free' || type === 'wide'

/**
 * Removes place, time and camera from an MP4, QuickTime or 3GP video: every box that no player needs is zeroed and
 * becomes free space, so that nothing else of the video moves. Bytes that are no box are zeroed too.
 */
const stripBoxMetadata = (video: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(video)
  const view = new DataView(bytes.buffer)
  const clean = (parent: string, from: number, to: number): void => {
    let at = from
    while (at + HEADER_BYTES <= to) {
      const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEADER_BYTES))
      const short = view.getUint32(at)
      // 0 means up to the end; 1 means that the length is in the next eight bytes.
      const isLong = short === 1 && at + 16 <= to
      const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + HEADER_BYTES)) : short
      const headerSize = isLong ? 16 : HEADER_BYTES
      if (size < headerSize || at + size > to) break
      const inside = at + headerSize
      if (NEEDED[type] !== undefined && NEEDED[parent]?.includes(type) === true) clean(type, inside, at + size)
      else if (NEEDED[parent]?.includes(type) !== true || isEmptied(type)) {
        bytes.set(FREE, at + 4)
        bytes.fill(0, inside, at + size)
      }
      if (DATED.has(type)) bytes.fill(0, inside + 4, Math.min(inside + 4 + (bytes[inside] === 1 ? 16 : 8), at + size))
      at += size
    }
    bytes.fill(0, at, to)
  }
  clean('', 0, bytes.length)
  return bytes
}

/** The video without place, time and camera. */
export const stripMetadata = (video: Uint8Array, extension: string): Uint8Array =>
  extension === 'webm' ? stripWebmMetadata(video) : stripBoxMetadata(video)
