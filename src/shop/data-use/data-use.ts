import { applyShopSettings, SHOP_SETTINGS, shopSettings } from '../../contract/shop-settings.ts'
import { isConnectionDear, readDataChoice, type DataChoice } from './choice.shared.ts'

/** Also for pages that are rendered on the phone later. */
const setLittleData = (littleData: boolean): void => {
  if (littleData === (shopSettings.littleData ?? false)) return
  applyShopSettings({ littleData })
  try {
    localStorage.setItem(SHOP_SETTINGS, JSON.stringify(shopSettings))
  } catch {
    // It holds until the page is left.
  }
}

/** What is shown already stays; from now on pictures are small, or whole. */
export const applyDataChoice = (choice: DataChoice): void =>
  setLittleData(choice === 'auto' ? isConnectionDear() : choice === 'on')

/**
 * Whether this phone wants to use little data, as it is now: the page may have come without that being known. What the
 * server has gathered from the browser's own wish counts.
 */
export const readDataUse = async (): Promise<void> => {
  const choice = await readDataChoice()
  if (choice !== 'auto' || !shopSettings.littleData) applyDataChoice(choice)
}
