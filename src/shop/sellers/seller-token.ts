/** The token of an invitation, stored in this tab so that a reload works and the address bar does not show it. */

const KEY = 'sellerToken'

export const saveSellerToken = (token: string): void => {
  try {
    sessionStorage.setItem(KEY, token)
  } catch (error) {
    console.warn('The token is not kept', error)
  }
}

export const readSellerToken = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const clearSellerToken = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
