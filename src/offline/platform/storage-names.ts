/** Names of what phones keep. They never change: phones have it already. */

/** The database. */
export const DATABASE = 'haldhar'
/** A mark in the database and in local storage: where only one of the two is left, the browser has evicted the other. */
export const MARK = 'memory'
