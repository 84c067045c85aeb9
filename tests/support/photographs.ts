import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pictures as a camera makes them, so full of detail that a seller's own are hardly heavier for their size. */
export const makePhotographs = () => {
  const folder = mkdtempSync(join(tmpdir(), 'haldhar-photos-'))
  return {
    make: async (name: string, height = 1200): Promise<string> => {
      const path = join(folder, name)
      const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
      const grains = sharp({ create: { width: 1600, height, channels: 3, background: '#284', noise } })
      const spots = sharp(await grains.png().toBuffer()).blur(3)
      const photo = sharp(await spots.png().toBuffer()).normalise()
      writeFileSync(path, await photo.jpeg({ quality: 92 }).toBuffer())
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
