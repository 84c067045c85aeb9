/** Names of what phones keep. They never change: phones have it already. */

/** The database. */
export const DATABASE = 'haldhar'
/** The database of the desk, which knows nothing of the farmer's. */
export const DESK_DATABASE = 'haldhar-desk'
/** The token of the desk in local storage. */
export const DESK_TOKEN = 'desk-token'
/** A mark in the database and in local storage: where only one of the two is left, the browser has evicted the other. */
export const MARK = 'memory'
