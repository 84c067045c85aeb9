import { applyShopSettings, type ShopSettings } from '../contract/shop-settings.ts'

/** The element of a rendered page, and the entry of local storage. */
const NAME = 'shop-settings'

/** Reads what the server wrote into this page. A page rendered on the client uses the stored copy of the last one. */
export const readShopSettings = (): void => {
  try {
    const told = document.getElementById(NAME)?.textContent
    // Written by our own renderer.
    applyShopSettings(JSON.parse(told || localStorage.getItem(NAME) || '{}') as Partial<ShopSettings>)
    if (told) localStorage.setItem(NAME, told)
  } catch {
    // Without storage only the page's own settings count.
  }
}
