import { toast } from 'react-hot-toast/headless'
import styles from './Toaster.module.css'

export interface ToastAction {
  label: string
  onPress: () => void
}

/** What was done, and where to go from there. */
export const WithAction = ({ text, label, onPress }: ToastAction & { text: string }) => (
  <>
    <span>{text}</span>{' '}
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        toast.dismiss(text)
        onPress()
      }}
    >
      {label}
    </button>
  </>
)
