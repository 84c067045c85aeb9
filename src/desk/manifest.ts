import type { Language } from '../contract/languages.ts'

/** What a language says on the phone's home screen. */
export interface HomeScreenWords {
  name: string
  about: string
  toPack: { title: string }
  round: { title: string }
}

const icon = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** Where it lies below `/desk/`: English beside the page, every other language in a folder of its own. */
export const manifestPath = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `${language}/manifest.webmanifest`

/** The desk's web app manifest. It is one app in whatever language it is put on the home screen. */
export const manifestIn = (lang: Language, words: HomeScreenWords) => ({
  id: '/desk/',
  name: words.name,
  short_name: words.name,
  description: words.about,
  lang,
  start_url: '/desk/?source=home-screen',
  scope: '/desk/',
  display: 'standalone',
  background_color: '#FBF6EA',
  theme_color: '#123A1C',
  icons: [
    ...icon,
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: words.toPack.title, url: '/desk/pack', icons: icon },
    { name: words.round.title, url: '/desk/round', icons: icon },
  ],
})
