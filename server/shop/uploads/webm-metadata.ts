/** Container elements of a WebM video, and those with metadata only: title, date, program, tags, attachments. */
const CONTAINERS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675])
const METADATA = new Set([
  0x7ba9, 0x4461, 0x4d80, 0x5741, 0x73a4, 0x536e, 0x1254c367, 0x1941a469, 0x1043a770, 0xec, 0xbf,
])
/** Elements whose text the format requires: the text is blanked, and the element stays. */
const TEXTS = new Set([0x4d80, 0x5741])
const VOID = 0xec

interface Element {
  id: number
  inside: number
  end: number
}

/** The bytes of a number: the leading zeros of its first byte say how many. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

const elementAt = (bytes: Uint8Array, at: number, to: number): Element | null => {
  const idLength = lengthOf(bytes[at] ?? 0)
  if (idLength > 4 || at + idLength >= to) return null
  const id = bytes.subarray(at, at + idLength).reduce((sum, byte) => sum * 256 + byte, 0)
  const sizeAt = at + idLength
  const sizeLength = lengthOf(bytes[sizeAt] ?? 0)
  const inside = sizeAt + sizeLength
  if (sizeLength > 8 || inside > to) return null
  const first = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength)
  const rest = bytes.subarray(sizeAt + 1, inside)
  const isUnknown = first === 0xff >> sizeLength && rest.every((byte) => byte === 0xff)
  const size = rest.reduce((sum, byte) => sum * 256 + byte, first)
  const end = isUnknown ? to : inside + size
  return end > to ? null : { id, inside, end }
}

/** Replaces an element by free space of the same length. */
const makeVoid = (bytes: Uint8Array, from: number, end: number): void => {
  const length = end - from
  bytes.fill(0, from, end)
  bytes[from] = VOID
  if (length < 10) {
    bytes[from + 1] = 0x80 | (length - 2)
    return
  }
  bytes[from + 1] = 0x01
  let size = length - 9
  for (let place = from + 8; place > from + 1; place--) {
    bytes[place] = size % 256
    size = Math.floor(size / 256)
  }
}

/**
 * Blanks the metadata of a WebM video. Nothing else moves. Free space and what follows the last element are zeroed too.
 */
export const stripWebmMetadata = (video: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(video)
  const clean = (from: number, to: number): void => {
    let at = from
    for (let found = elementAt(bytes, at, to); found !== null; found = elementAt(bytes, at, to)) {
      const { id, inside, end } = found
      if (TEXTS.has(id)) bytes.fill(0, inside, end)
      else if (METADATA.has(id)) makeVoid(bytes, at, end)
      else if (CONTAINERS.has(id)) clean(inside, end)
      at = end
    }
    bytes.fill(0, at, to)
  }
  clean(0, bytes.length)
  return bytes
}
