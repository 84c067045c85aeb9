import { Refusal } from '../../shop/core/refusal.ts'

/** A form of the shop has three files and a handful of fields. */
const PARTS_MAX = 32
const HEAD_BYTES_MAX = 4 * 1024

const unreadable = () => new Refusal('BAD_REQUEST', 'The form cannot be read')

/**
 * Looks through a form for the borders of its parts, which costs next to nothing, before it is taken apart: a million
 * tiny parts or an endless head would hold up everybody.
 */
export const checkParts = (type: string, bytes: Uint8Array): void => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw unreadable()
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const border = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = body.indexOf(border); at !== -1; at = body.indexOf(border, at + border.length)) {
    if (body.subarray(at + border.length, at + border.length + 2).toString('latin1') === '--') return
    if (++parts > PARTS_MAX) throw new Refusal('TOO_LARGE', 'The form has too many parts')
    if (!body.subarray(at, at + border.length + HEAD_BYTES_MAX).includes('\r\n\r\n')) throw unreadable()
  }
}
