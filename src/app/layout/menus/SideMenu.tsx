import { useId, useState } from 'react'
import { shopText } from '../../../texts/shop-texts.ts'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { HelpEntries, MenuEntry } from './MenuEntry.tsx'
import links from './MenuLinks.module.css'
import { MenuList, type MenuKind } from './MenuList.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Panels.module.css'

/** The phone's way through the shop: an accordion of which one part is open at a time. */
export const SideMenu = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState<MenuKind | null>(null)
  const id = useId()
  const folds: [MenuKind, string][] = [
    ['brands', shopText.menus.shopByBrand],
    ['categories', shopText.menus.shopByCategory],
    ['sellers', shopText.menus.shopBySeller],
  ]
  return (
    <Dialog title={text.layout.menu} onClose={onClose} side="left">
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
        <MenuEntry to="/seller-request" icon="store" label={shopText.menus.sellWithUs} />
        <MenuEntry to="/offline" icon="phone" label={shopText.menus.kept} />
        <MenuEntry to="/about" icon="info" label={text.layout.aboutUs} />
        <HelpEntries className={links.link} />
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
