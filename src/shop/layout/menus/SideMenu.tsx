import { useId, useState } from 'react'
import { LanguageButton } from '../../languages/LanguageButton.tsx'
import { ThemeChoice } from '../../account/ThemeChoice.tsx'
import { install, useInstall } from '../../updates/install-prompt.ts'
import { text } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { HelpEntries, MenuEntry } from './MenuEntry.tsx'
import links from './MenuLinks.module.css'
import { MenuList, type MenuKind } from './MenuList.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Panels.module.css'

/** The phone's one menu, behind Menu above and below: what is one's own, and the way through the shop. */
export const SideMenu = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState<MenuKind | null>(null)
  const id = useId()
  const folds: [MenuKind, string][] = [
    ['brands', text.menus.shopByBrand],
    ['categories', text.menus.shopByCategory],
    ['sellers', text.menus.shopBySeller],
  ]
  return (
    <Dialog title={text.layout.menu} onClose={onClose} side="left">
      <ul className={styles.flush}>
        <MenuEntry to="/order-history" icon="box" label={text.menus.orders} />
        <MenuEntry to="/address" icon="pin" label={text.menus.address} />
        <MenuEntry to="/my-reviews" icon="star" label={text.menus.reviews} />
        <MenuEntry to="/enquiries" icon="packs" label={text.menus.enquiries} />
        <li>
          <LanguageButton className={links.link} />
        </li>
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
        <MenuEntry to="/seller-request" icon="store" label={text.menus.sellWithUs} />
        <MenuEntry to="/offline" icon="phone" label={text.menus.kept} />
        <MenuEntry to="/data-use" icon="grid" label={text.menus.dataUse} />
        <MenuEntry to="/about" icon="info" label={text.menus.aboutUs} />
        <HelpEntries className={links.link} />
        <li>
          <span className={links.link}>
            <Icon name="forum" />
            <span>
              {text.menus.forum} <span className={layout.small}>{text.menus.coming}</span>
            </span>
          </span>
        </li>
        <li className={styles.setting}>
          <ThemeChoice />
        </li>
        <InstallEntry />
      </ul>
    </Dialog>
  )
}

/** An iPhone makes no offer; it tells by this property whether the shop is on its home screen. */
const installsByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false

/** While the browser can install the shop. */
const InstallEntry = () => {
  const canInstall = useInstall(({ event }) => event !== null)
  const words = text.menus.install
  if (canInstall)
    return (
      <li>
        <button type="button" className={links.link} onClick={() => void install()}>
          <Icon name="phone" />
          {words.entry}
        </button>
      </li>
    )
  return installsByHand() && <li className={layout.note}>{words.byHand}</li>
}
