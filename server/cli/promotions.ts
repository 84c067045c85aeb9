import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { examples, required, verb, type CommandGroup } from './command.ts'
import { callShop } from './shop-call.ts'

export const deals: CommandGroup = {
  name: 'deals',
  description: 'The deal above the shop',
  verbs: [
    verb('set', 'deskDealSet', {
      show: () => 'The deal is set',
      options: [
        required('--text <text>', 'what is shown'),
        required('--start <day>', 'first day in India, such as 2026-06-01'),
        required('--end <day>', 'last day in India'),
      ],
      help: examples('deals set --text "Sowing week: 10% off seed" --start 2026-06-01 --end 2026-06-07'),
    }),
  ],
}

/** A local file is uploaded and gets a name in the shop; anything else is already such a name. */
const nameOf = async (image: string): Promise<string> => {
  if (!existsSync(image)) return image
  const stream = Readable.toWeb(createReadStream(image))
  return (await callShop('deskBannerPicture', { file: { type: 'application/octet-stream', stream } })).data.file
}

const BANNERS_HELP = `
<source_type> is home, category, brands or seller. An <image> is a JPEG, PNG or WebP file of this machine
(at most 8 MB; wide ones look best), or the name of a picture that the shop has. Their order is kept, and
what was shown before is replaced.
${examples('banners set home kharif.jpg pumps.png', 'banners set seller rabi-sunrise-1.webp')}`

export const banners: CommandGroup = {
  name: 'banners',
  description: 'The pictures at the head of the pages',
  verbs: [
    verb('set <source_type> <image...>', 'deskBannersSet', {
      request: async (sourceType, _, images) => {
        const image_urls: string[] = []
        for (const image of images) image_urls.push(await nameOf(image))
        return { params: { sourceType }, body: { image_urls } }
      },
      show: ({ data }) => `${data.source_type}: ${data.image_urls.join(', ')}`,
      help: BANNERS_HELP,
    }),
  ],
}
