import type { ManifestOptions } from 'vite-plugin-pwa'
import type { Language } from '../contract/languages.ts'
import type { RestTexts } from '../texts/texts.ts'

const icon = [{ src: '/icon-192.png', sizes: '192x192' }]

/** The web app manifest. It starts without a language, so that what the reader has chosen since then counts. */
export const manifestIn = (lang: Language, words: RestTexts['homeScreen']): Partial<ManifestOptions> => ({
  id: '/',
  name: words.name,
  short_name: words.shortName,
  description: words.description,
  lang,
  start_url: '/?source=home-screen',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#FBF6EA',
  theme_color: '#123A1C',
  categories: ['shopping', 'food', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: words.orders, url: '/order-history', icons: icon },
    { name: words.wishlist, url: '/wishlist', icons: icon },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '720x1440',
      type: 'image/png',
      form_factor: 'narrow',
      label: words.phone,
    },
    {
      src: '/screenshots/desk.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: words.desk,
    },
  ],
})
