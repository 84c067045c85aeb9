import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { toPng } from '../../server/drawings/raster.ts'

/** `npm run icons`: renders the brand files of `public/` anew from their SVGs. */

const path = (name: string): string => fileURLToPath(new URL(`../../public/${name}`, import.meta.url))

/** An icon file that holds one PNG: six bytes of header, sixteen of directory. */
const ico = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, png])
}

const icon = await readFile(path('icon.svg'), 'utf8')
const maskable = await readFile(new URL('./maskable.svg', import.meta.url), 'utf8')
const FAVICON_PX = 48

await writeFile(path('icon-192.png'), await toPng(icon, 192))
await writeFile(path('icon-512.png'), await toPng(icon, 512))
await writeFile(path('maskable-512.png'), await toPng(maskable, 512))
// Phones of this kind round the corners themselves and show transparency as black.
await writeFile(path('apple-touch-icon.png'), await toPng(maskable, 180))
await writeFile(path('favicon.ico'), ico(await toPng(icon, FAVICON_PX), FAVICON_PX))
