import css from '../../features/keeping/KeepButton.module.css'
import { lazily } from '../../ui/lazily.tsx'

/** Its code comes when the page is alive: the server's rendering knows nothing of the phone. */
export const KeepButton = lazily(async () => (await import('../../features/keeping/KeepButton.tsx')).KeepButton, {
  wait: () => <div className={css.keep} />,
})
