export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  /** MIME type. */
  type: string
}

/** Pictures by the names in the catalogue; null when there is none of that name. */
export interface Pictures {
  product: (productId: number, file: string, width: number) => Promise<PictureFile | null>
  other: (kind: 'brands' | 'avatars' | 'banners', file: string) => Promise<PictureFile | null>
}
