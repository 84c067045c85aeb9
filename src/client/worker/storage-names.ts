/** Names of what phones keep. They never change: phones have it already. */

/** The database. */
export const DATABASE = 'haldhar'
/** The database of the desk, which knows nothing of the farmer's. */
export const DESK_DATABASE = 'haldhar-desk'
/** The cache of the desk's own files. Not named as Workbox does: the shop's worker would take it for an old one of its own. */
export const DESK_CACHE = 'desk'
/** Pictures of what is packed, so that it is recognised without network. */
export const DESK_PICTURES = 'desk-pictures'
/** The words of the desk's reader, and in which language they are. */
export const DESK_WORDS = 'desk-words'
export const DESK_LANGUAGE = '/desk/language'
/** The number of the desk's log-in in local storage; the token itself in builds before. */
export const DESK_TOKEN = 'desk-token'
/** What the desk's Today showed last, in local storage. Read by the script in its page. */
export const DESK_TODAY = 'desk-today'
/** In local storage: whether the desk is silent. */
export const DESK_SOUND = 'desk-sound'
/** A mark in the database and in local storage: where only one of the two is left, the browser has evicted the other. */
export const MARK = 'memory'
/** In local storage: the worker has once had all its files. */
export const FILES_MARK = 'files'
