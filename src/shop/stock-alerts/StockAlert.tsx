import { productText, text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'

interface StockAlertProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Under a sold-out pack: wait for it, or what is already waited for and how to stop. */
export const StockAlert = ({ isOn, onChange }: StockAlertProps) =>
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
