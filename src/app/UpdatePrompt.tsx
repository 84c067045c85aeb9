import { t } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './UpdatePrompt.module.css'

export interface UpdateAnswer {
  update: () => void
  later: () => void
}

/** Says that a new version is there; the farmer decides when (decision 68). */
export const UpdatePrompt = ({ update, later }: UpdateAnswer) => (
  <div className={styles.prompt} role="status">
    <span>{t.layout.newVersion}</span>
    <div className={styles.answers}>
      <Button kind="plain" onClick={later}>
        {t.layout.later}
      </Button>
      <Button kind="leaf" onClick={update}>
        {t.layout.update}
      </Button>
    </div>
  </div>
)
