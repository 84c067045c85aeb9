import type { ManifestOptions } from 'vite-plugin-pwa'

/** The web app manifest. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Haldhar, the farm shop',
  short_name: 'Haldhar',
  description: 'Seeds, fertilisers, irrigation and machinery from many sellers. Works without network.',
  lang: 'en',
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
    { name: 'Your Orders', url: '/order-history', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'My WishList', url: '/wishlist', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '720x1440',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The shop on a phone',
    },
    {
      src: '/screenshots/desk.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The shop on a desk',
    },
  ],
}
