import sharp from 'sharp'

/** SVG to WebP of the given width; flat drawings stay small and sharp at this quality. */
export const toWebp = async (svg: string, width: number, quality = 82): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(sized(svg, width)))
      .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer(),
  )

export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(sized(svg, width)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The drawing at the size that is wanted, so that nothing is scaled as pixels. */
const sized = (svg: string, width: number): string => {
  const [, , boxWidth = 1, boxHeight = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number)
  return svg.replace('<svg ', `<svg width="${width}" height="${Math.round((width * boxHeight) / boxWidth)}" `)
}
