import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import links from './MenuLinks.module.css'
import { MenuList } from './MenuList.tsx'
import type { MenuKind } from './MenuList.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Panels.module.css'

/** The phone's way through the shop: an accordion of which one part is open at a time. */
export const SideMenu = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState<MenuKind | null>(null)
  const id = useId()
  const folds: [MenuKind, string][] = [
    ['brands', text.layout.shopByBrand],
    ['categories', text.layout.shopByCategory],
    ['sellers', text.layout.shopBySeller],
  ]
  return (
    <Dialog open title={text.layout.menu} onClose={onClose} side="left">
      <ul className={styles.flush}>
        {folds.map(([kind, label]) => (
          <li key={kind} className={styles.fold}>
            <button
              type="button"
              className={layout.fold}
              aria-expanded={open === kind}
              aria-controls={`${id}-${kind}`}
              onClick={() => setOpen(open === kind ? null : kind)}
            >
              {label}
              <Icon name="down" />
            </button>
            <div id={`${id}-${kind}`} hidden={open !== kind}>
              {open === kind && <MenuList kind={kind} />}
            </div>
          </li>
        ))}
        <li>
          <Link className={links.link} to="/seller-request">
            <Icon name="store" />
            {text.layout.sellWithUs}
          </Link>
        </li>
        <li>
          <Link className={links.link} to="/offline">
            <Icon name="phone" />
            {text.layout.kept}
          </Link>
        </li>
        <li>
          <Link className={links.link} to="/about">
            <Icon name="info" />
            {text.layout.aboutUs}
          </Link>
        </li>
        <li>
          <span className={links.link}>
            <Icon name="forum" />
            <span>
              {text.layout.forum} <span className={layout.small}>{text.layout.coming}</span>
            </span>
          </span>
        </li>
      </ul>
    </Dialog>
  )
}
