/** The type of a file by its own first bytes; names and declared types are only claims. */
export interface MediaKind {
  kind: 'picture' | 'video'
  /** The extension it is stored under: pictures are re-encoded. */
  extension: 'webp' | 'mp4' | 'webm' | 'mov' | '3gp'
}

const PICTURE: MediaKind = { kind: 'picture', extension: 'webp' }

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte)

const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xd8, 0xff)
const isWebp = (bytes: Uint8Array): boolean => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP'
const isWebm = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3) && textAt(bytes, 4, 64).includes('webm')

const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|M4V[HP ]|dash|MSNV|mmp4|f4v )$/

/** The video formats that begin with a box of the type `ftyp`. */
const videoKindOf = (bytes: Uint8Array): MediaKind | null => {
  if (textAt(bytes, 4, 8) !== 'ftyp') return null
  const brand = textAt(bytes, 8, 12)
  if (brand === 'qt  ') return { kind: 'video', extension: 'mov' }
  if (/^3g[p2]/.test(brand)) return { kind: 'video', extension: '3gp' }
  return MP4_BRAND.test(brand) ? { kind: 'video', extension: 'mp4' } : null
}

/** Null for every type that a review does not accept. */
export const mediaKindOf = (bytes: Uint8Array): MediaKind | null => {
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return PICTURE
  return isWebm(bytes) ? { kind: 'video', extension: 'webm' } : videoKindOf(bytes)
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
}

/** The type under which a stored file is served, never the one that its sender claimed. */
export const servedTypeOf = (file: string): string => TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
