import type { FileStore } from './files.ts'
import type { PictureFile } from './pictures.ts'

/** Makes uploaded pictures harmless. */
export interface Media {
  /** The same picture re-encoded as WebP without any metadata; null when it cannot be read. */
  picture: (bytes: Uint8Array) => Promise<Uint8Array | null>
}

/** `link`: a JPEG of the size that messaging apps show beside a link, whatever the width. */
export type RenditionFormat = 'avif' | 'webp' | 'link'

/** Uploaded pictures in smaller widths, by the originals' names. All of them may be deleted at any time. */
export interface Renditions extends Pick<FileStore, 'remove' | 'namesBefore'> {
  /**
   * The picture in this width, never enlarged, and in WebP where AVIF would weigh more. Null where the original has to
   * do: it is gone or cannot be read, the disk is full, or too many wait.
   */
  get: (name: string, width: number, format: RenditionFormat) => Promise<PictureFile | null>
}
