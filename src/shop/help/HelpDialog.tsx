import { Link } from 'react-router-dom'
import { pageText, text } from '../../texts/texts.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import layout from '../../ui/base/layout.module.css'
import { OutsideLink } from '../../ui/display/OutsideLink.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { helpLines } from './help-lines.ts'
import styles from './Help.module.css'

interface HelpDialogProps {
  /** What it is about, word for word as it is sent. */
  subject: string
  onClose: () => void
}

/** Every way to reach the shop about one thing. */
export const HelpDialog = ({ subject, onClose }: HelpDialogProps) => {
  const words = pageText.help
  return (
    <Dialog title={words.title} onClose={onClose} side="bottom">
      <p className={layout.strong}>{subject}</p>
      <p className={layout.below3}>{words.text}</p>
      {shopSettings.isExample && <p className={layout.below3}>{text.footer.contactExample}</p>}
      <ul>
        {helpLines(subject).map(({ icon, text: line, href }) => (
          <li key={icon} className={styles.line}>
            <Icon name={icon} />
            <OutsideLink href={href}>{line}</OutsideLink>
          </li>
        ))}
      </ul>
      <Link className={layout.tap} to="/complaints" onClick={onClose}>
        {text.footer.complaints}
      </Link>
    </Dialog>
  )
}
