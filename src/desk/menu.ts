import { mayDo, type Permission } from '../contract/staff.ts'
import type { StaffMe } from '../contract/desk-calls/access.ts'
import { complaintsText } from './complaints/texts.ts'
import type { IconName } from '../ui/media/Icon.tsx'
import { stockText } from './stock/texts.ts'

/** A screen of the desk that is not in the bar below. */
export interface MenuEntry {
  to: string
  icon: IconName
  label: string
  may: Permission
  /** For the operator's own people alone. */
  isOperators?: boolean
}

const MENU: readonly MenuEntry[] = [
  { to: '/desk/complaints', icon: 'alert', label: complaintsText.title, may: 'complaints', isOperators: true },
  { to: '/desk/stock', icon: 'tag', label: stockText.title, may: 'stock' },
]

/** The screens that somebody may open. */
export const menuOf = ({ role, seller_id }: StaffMe): MenuEntry[] =>
  MENU.filter(({ may, isOperators = false }) => mayDo(role, may) && (seller_id === null || !isOperators))
