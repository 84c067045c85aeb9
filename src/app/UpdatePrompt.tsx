import { t } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './UpdatePrompt.module.css'

/** Says that a new version is there; the farmer decides when (decision 68). */
export const UpdatePrompt = ({ onUpdate }: { onUpdate: () => void }) => (
  <div className={styles.prompt} role="status">
    <span>{t.layout.newVersion}</span>
    <Button kind="leaf" onClick={onUpdate}>
      {t.layout.update}
    </Button>
  </div>
)
