import '../ui/base/base.css'
import '../ui/base/layout.module.css'
import '../ui/base/tone.module.css'
import '../ui/base/tint.module.css'
import { speak } from '../texts/texts.ts'
import { loadWords } from './load-words.ts'
import { pageLanguage } from './language/offered.ts'
import { provideWords } from './language/spoken.ts'

/** Reads what the reader's language says, and then starts the desk, whose modules say it from the first on. */
const begin = async (): Promise<void> => {
  const language = pageLanguage()
  const file = await loadWords(language).catch(console.warn)
  if (file) {
    speak(language, { shop: { goods: file.goods } })
    provideWords(file.words)
  } else document.documentElement.lang = 'en'
  const { start } = await import('./start.tsx')
  await start(file || undefined)
}
void begin()
