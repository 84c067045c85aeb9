import { shopText } from '../../texts/shop-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { classes } from '../../ui/base/classes.ts'
import tone from '../../ui/base/tone.module.css'
import layout from '../../ui/base/layout.module.css'
import styles from './UpdatePrompt.module.css'

export interface UpdateAnswer {
  update: () => void
  later: () => void
}

/** Says that a new version is there; the farmer decides when. */
export const UpdatePrompt = ({ update, later }: UpdateAnswer) => (
  <div className={classes(layout.between, tone.info, styles.prompt)} role="status">
    <span>{shopText.menus.newVersion}</span>
    <div className={styles.answers}>
      <Button kind="plain" onClick={later} label={shopText.menus.later} />
      <Button kind="leaf" onClick={update} label={shopText.menus.update} />
    </div>
  </div>
)
