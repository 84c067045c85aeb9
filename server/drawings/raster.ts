import sharp, { type Sharp } from 'sharp'
import { LINK_PICTURE } from '../../src/contract/pictures.ts'

/** SVG to WebP of the given width; flat drawings stay small and sharp at this quality. */
export const toWebp = async (svg: string, width: number, quality = 82): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(sized(svg, width)))
      .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer(),
  )

/** Wider drawings fill the picture of a link, others stand in its middle. */
export const toLinkPicture = async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
  const [, , boxWidth = 1, boxHeight = 1] = boxOf(svg)
  const { width, height } = LINK_PICTURE
  const scale = boxWidth > boxHeight * 2 ? Math.max : Math.min
  const shown = Math.ceil(boxWidth * scale(width / boxWidth, height / boxHeight))
  return asLinkPicture(sharp(Buffer.from(sized(svg, shown))), boxWidth > boxHeight * 2 ? 'cover' : 'contain')
}

/** On the colour of the shop's pages. */
const BACKGROUND = '#FBF6EA'

export const asLinkPicture = async (image: Sharp, fit: 'cover' | 'contain'): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await image
      .resize({ ...LINK_PICTURE, fit, background: BACKGROUND })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  )

const boxOf = (svg: string): number[] => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number)

export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(sized(svg, width)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The drawing at the size that is wanted, so that nothing is scaled as pixels. */
const sized = (svg: string, width: number): string => {
  const [, , boxWidth = 1, boxHeight = 1] = boxOf(svg)
  return svg.replace('<svg ', `<svg width="${width}" height="${Math.round((width * boxHeight) / boxWidth)}" `)
}
