import { languageOf, withoutLanguage } from '../../contract/languages.ts'

const CARRIED = 'carried-state'

interface Carried {
  /** Without its language. */
  page: string
  language: string
  state: unknown
}

/** What the router was told of this entry of the history, such as where a log-in leads. */
const told = (): unknown => {
  const entry: unknown = history.state
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : undefined
}

const restore = (): void => {
  const kept = sessionStorage.getItem(CARRIED)
  sessionStorage.removeItem(CARRIED)
  if (kept === null || history.state !== null) return
  // Safe: written below, in this tab.
  const { page, language, state } = JSON.parse(kept) as Carried
  const isSame = page === withoutLanguage(location.pathname) && language !== languageOf(location.pathname)
  if (isSame) history.replaceState({ usr: state }, '')
}

/**
 * A change of the language loads the page anew, in an entry that knows nothing of the one before: what that one was told
 * goes along. Called before the router reads the entry.
 */
export const carryState = (): void => {
  try {
    restore()
  } catch {
    // Without storage nothing goes along.
  }
  addEventListener('pagehide', () => {
    const state = told()
    if (!state) return
    const { pathname } = location
    const carried: Carried = { page: withoutLanguage(pathname), language: languageOf(pathname), state }
    try {
      sessionStorage.setItem(CARRIED, JSON.stringify(carried))
    } catch {
      // Then it is lost, as it was.
    }
  })
}
