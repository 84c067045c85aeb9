import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product, Variant } from '../../contract/entities.ts'
import { toThisPage, type ReturnTo } from '../session/return-to.ts'
import { knownUser } from '../session/session.store.ts'
import { StockAlert } from './StockAlert.tsx'
import { useStockAlerts } from './stock-alerts.store.ts'
import { productText } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import layout from '../../ui/base/layout.module.css'
import { clientStarted } from '../page/client-started.ts'
import { localPack } from '../../texts/packs.ts'
import { localTitle } from '../../texts/localized.ts'

const loadActions = () => import('./stock-alert-actions.ts')

/** "Tell me when it is back", under a pack that is sold out. A guest logs in first, and it is done then. */
export const ProductStockAlert = ({ product, variant }: { product: Product; variant: Variant }) => {
  const isOn = useStockAlerts(({ skus }) => skus.has(variant.sku))
  const navigate = useNavigate()
  useEffect(() => {
    // Without the code nothing is known of earlier wishes; the button itself fetches it again.
    void clientStarted.then(loadActions).catch(() => undefined)
  }, [])
  const change = async (on: boolean) => {
    const alert = { on, title: `${localTitle(product).text}, ${localPack(variant.variant_name).text}` }
    if (!(await knownUser())) {
      void toastError(productText.loginForAlert)
      const { state } = toThisPage()
      void navigate('/login', {
        state: { ...state, alert: { sku: variant.sku, title: alert.title } } satisfies ReturnTo,
      })
      return
    }
    await (await loadActions()).setStockAlert(variant.sku, alert)
  }
  return (
    <div className={layout.above2}>
      <StockAlert isOn={isOn} onChange={(on) => void change(on)} />
    </div>
  )
}
