import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../tests/journeys/support/phone.ts'
import { openShop } from '../../tests/journeys/support/shop.ts'
import { brokenPictures } from '../../tests/journeys/support/steps.ts'

/** `npm run screenshots` takes the pictures of the manifest and the README anew, from the shop as it is built. */

const FOLDER = 'public/screenshots'
const PICTURES = [
  { name: 'phone', width: 360, height: 720, scale: 2 },
  { name: 'desk', width: 1280, height: 800, scale: 1 },
]

const shop = await openShop()
await shop.start()
const browser = await chromium.launch({
  executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, width, height, scale } of PICTURES) {
    const page = await browser.newPage({
      baseURL: shop.url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: 'en-IN',
      reducedMotion: 'reduce',
    })
    await page.goto('/')
    const broken = await brokenPictures(page)
    if (broken.length > 0) throw new Error(`These did not load: ${broken.join(', ')}`)
    await page.screenshot({ path: `${FOLDER}/${name}.png` })
    await page.close()
  }
} finally {
  await browser.close()
  await shop.dispose()
}
