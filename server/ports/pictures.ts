export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  /** MIME type. */
  type: string
}

/** A picture as the catalogue names it. */
export type PictureName =
  | { kind: 'products'; id: number; file: string }
  | { kind: 'brands' | 'avatars' | 'banners' | 'crops'; file: string }

/** Pictures by the names in the catalogue; null when there is none of that name. */
export interface Pictures {
  /** As pixels; the width is that of a product's picture. Banners have one, and the smallest; others have one. */
  raster: (name: PictureName, width: number) => Promise<PictureFile | null>
  /** As JPEG of the size that messaging apps show beside a link. */
  link?: (name: PictureName) => Promise<PictureFile | null>
  /** As SVG: a tenth of the bytes, for browsers that take it. Null also for a photograph. */
  vector: (name: PictureName) => Promise<string | null>
}
