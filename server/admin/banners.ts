import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Command } from 'commander'
import { adminCalls } from '../../src/contract/admin-calls.ts'
import { printAnswer } from './command.ts'
import { callShop } from './shop-call.ts'

/** A local file is uploaded and gets a name in the shop; anything else is already such a name. */
const nameOf = async (image: string): Promise<string> => {
  if (!existsSync(image)) return image
  const stream = Readable.toWeb(createReadStream(image))
  return (await callShop('bannerPicture', { file: { type: 'application/octet-stream', stream } })).data.file
}

/** `banners set`. */
export const addBanners = (program: Command): void => {
  const banners = program.command('banners').description('The pictures at the head of the pages')
  banners
    .command('set <source_type> <image...>')
    .description(adminCalls.bannersSet.summary)
    .option('--json', 'print one JSON value')
    .action(async (sourceType: string, images: string[], options: { json?: true }) => {
      const names: string[] = []
      for (const image of images) names.push(await nameOf(image))
      const { data } = await callShop('bannersSet', { params: { sourceType }, body: { image_urls: names } })
      printAnswer(options, data, (set) => `${set.source_type}: ${set.image_urls.join(', ')}`)
    })
    .addHelpText(
      'after',
      `
<source_type> is home, category, brands or seller. An <image> is a JPEG, PNG or WebP file of this machine
(at most 8 MB; wide ones look best), or the name of a picture that the shop has. Their order is kept, and
what was shown before is replaced.

Examples:
  npm run --silent admin -- banners set home kharif.jpg pumps.png
  npm run --silent admin -- banners set seller rabi-sunrise-1.webp`,
    )
}
