const SIDE_MAX_PX = 1600
const QUALITY = 0.82
/** Below this a smaller copy would save little. */
const WORTH_BYTES = 400 * 1024

/** A smaller copy of a large picture, so that it travels over a slow network; films and what cannot be read stay. */
export const resizeImage = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size < WORTH_BYTES) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', QUALITY))
    return small === null || small.size >= file.size ? file : new File([small], 'photo.jpg', { type: 'image/jpeg' })
  } catch {
    return file
  }
}
