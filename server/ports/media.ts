/** Makes pictures that people hand in harmless. */
export interface Media {
  /** The same picture, drawn anew as WebP without anything that is not picture; null when it cannot be read. */
  picture: (bytes: Uint8Array) => Promise<Uint8Array | null>
}
