import { applyShopSettings, SHOP_SETTINGS, type ShopSettings } from '../contract/shop-settings.ts'

/** Reads what the server wrote into this page. A page rendered on the client uses the stored copy of the last one. */
export const readShopSettings = (): void => {
  try {
    const told = document.getElementById(SHOP_SETTINGS)?.textContent
    // Written by our own renderer.
    applyShopSettings(JSON.parse(told || localStorage.getItem(SHOP_SETTINGS) || '{}') as Partial<ShopSettings>)
    if (told) localStorage.setItem(SHOP_SETTINGS, told)
  } catch {
    // Without storage only the page's own settings count.
  }
}
