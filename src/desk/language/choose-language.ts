import type { Language } from '../../contract/languages.ts'
import { DESK_LANGUAGE, DESK_WORDS } from '../../client/worker/storage-names.ts'
import { toastError } from '../../ui/base/toast.ts'
import { text } from '../texts.ts'
import { loadWords } from '../load-words.ts'

/** Tells the worker whose words a newer build must not leave this phone without. */
export const tellWorker = async (language: Language): Promise<void> => {
  if (!('caches' in globalThis)) return
  await (await caches.open(DESK_WORDS)).put(DESK_LANGUAGE, new Response(language))
}

/**
 * From now on; what waits to be sent stays on the phone, what is only typed is kept by `beforeLoad`. Where the words do not
 * come nothing changes.
 */
export const chooseLanguage = async (language: Language, beforeLoad?: () => void): Promise<void> => {
  try {
    await loadWords(language)
    localStorage.setItem('desk-language', language)
  } catch (error) {
    console.warn(error)
    return toastError(text.language.failed)
  }
  beforeLoad?.()
  await tellWorker(language).catch(console.warn)
  location.reload()
}
