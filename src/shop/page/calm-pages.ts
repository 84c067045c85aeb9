const CALM_PAGES = /^\/(?:$|about$|(?:category|product-details)\/)/

/**
 * Where one looks around or reads, and a question at the foot of the screen may be asked: elsewhere it would lie over a
 * field, or over what one has come for.
 */
export const isCalmPage = (path: string): boolean => CALM_PAGES.test(path)
