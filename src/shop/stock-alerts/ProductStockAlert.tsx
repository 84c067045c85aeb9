import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product, Variant } from '../../contract/entities.ts'
import { toThisPage, type ReturnTo } from '../session/return-to.ts'
import { knownUser } from '../session/session.store.ts'
import { useStockAlerts } from './stock-alerts.store.ts'
import { productText, text } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import layout from '../../ui/base/layout.module.css'
import { clientStarted } from '../page/client-started.ts'
import { localPack } from '../../texts/packs.ts'
import { localTitle } from '../../texts/localized.ts'
import { classes } from '../../ui/base/classes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import tone from '../../ui/base/tone.module.css'

interface StockAlertProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Under a sold-out pack: wait for it, or what is already waited for and how to stop. */
const StockAlert = ({ isOn, onChange }: StockAlertProps) =>
  isOn ? (
    <div className={layout.stack2}>
      <p className={classes(layout.notice, tone.done)} role="status">
        <Icon name="check" small />
        <span>{productText.willTell}</span>
      </p>
      <Button onClick={() => onChange(false)} label={productText.stop} />
    </div>
  ) : (
    <Button kind="leaf" icon="clock" full onClick={() => onChange(true)} label={text.catalogue.tellMe} />
  )

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
