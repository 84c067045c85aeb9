/** Makes uploaded pictures harmless. */
export interface Media {
  /** The same picture re-encoded as WebP without any metadata; null when it cannot be read. */
  picture: (bytes: Uint8Array) => Promise<Uint8Array | null>
}
