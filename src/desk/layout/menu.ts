import { mayDo, type Permission } from '../../contract/staff.ts'
import type { DeskWaiting, StaffMe } from '../../contract/calls/staff/access.ts'
import { text as customersText } from '../customers/texts.ts'
import { text as complaintsText } from '../complaints/texts.ts'
import type { IconName } from '../../ui/media/icons.ts'
import { text as areasText } from '../zones/texts.ts'
import { text as productsText } from '../products/texts.ts'
import { text as shopText } from '../shop/texts.ts'
import { text as stockText } from '../variants/texts.ts'
import { text } from '../texts.ts'

/** The parts of the side menu, in their order. */
export const GROUPS = ['work', 'goods', 'customers', 'money', 'shop'] as const

/** A screen of the desk that is not in the bar below. */
export interface MenuEntry {
  group: (typeof GROUPS)[number]
  to: string
  icon: IconName
  label: string
  /** Its short name in the bar below, of those who do not pack. */
  tab?: string
  may: Permission
  /** The count of what waits there. */
  waits?: keyof DeskWaiting
  /** For the operator's own people alone. */
  isOperators?: true
  /** For those of one shop alone. */
  isShops?: true
}

const MENU: readonly MenuEntry[] = [
  { group: 'goods', to: '/desk/stock', icon: 'tag', label: stockText.title, may: 'stock' },
  {
    group: 'goods',
    to: '/desk/listings',
    icon: 'plus',
    label: text.menu.listings,
    may: 'shop',
    isShops: true,
    waits: 'listings',
  },
  { group: 'goods', to: '/desk/products', icon: 'licence', label: productsText.title, may: 'shop', waits: 'products' },
  { group: 'work', to: '/desk/orders', icon: 'file', label: text.menu.orders, may: 'orders' },
  {
    group: 'customers',
    to: '/desk/claims',
    icon: 'return',
    label: text.menu.claims,
    may: 'claims',
    waits: 'claims',
  },
  {
    group: 'money',
    to: '/desk/cash',
    icon: 'cash',
    label: text.menu.cash,
    tab: text.menu.cashTab,
    may: 'money',
    waits: 'cash',
  },
  { group: 'money', to: '/desk/refunds', icon: 'card', label: text.menu.refunds, may: 'money', waits: 'refunds' },
  { group: 'money', to: '/desk/sales', icon: 'sun', label: text.menu.sales, may: 'money' },
  { group: 'money', to: '/desk/cash-book', icon: 'cash', label: text.menu.cashBook, may: 'money', isShops: true },
  {
    group: 'customers',
    to: '/desk/enquiries',
    icon: 'packs',
    label: text.menu.enquiries,
    may: 'enquiries',
    waits: 'enquiries',
  },
  {
    group: 'customers',
    to: '/desk/messages',
    icon: 'chat',
    label: text.menu.messages,
    tab: text.menu.messagesTab,
    may: 'messages',
    waits: 'messages',
  },
  {
    group: 'customers',
    to: '/desk/customers',
    icon: 'search',
    label: customersText.title,
    may: 'customers',
    isOperators: true,
  },
  {
    group: 'customers',
    to: '/desk/complaints',
    icon: 'alert',
    label: complaintsText.title,
    may: 'complaints',
    isOperators: true,
    waits: 'complaints',
  },
  {
    group: 'work',
    to: '/desk/approvals',
    icon: 'store',
    label: text.menu.approvals,
    tab: text.menu.approvalsTab,
    may: 'approvals',
    isOperators: true,
    waits: 'approvals',
  },
  {
    group: 'work',
    to: '/desk/approvals/listings',
    icon: 'check',
    label: text.menu.drafts,
    may: 'approvals',
    isOperators: true,
    waits: 'listings',
  },
  {
    group: 'goods',
    to: '/desk/shop-front',
    icon: 'picture',
    label: text.menu.shopFront,
    may: 'shop',
    isOperators: true,
  },
  { group: 'goods', to: '/desk/categories', icon: 'grid', label: text.menu.categories, may: 'shop', isOperators: true },
  { group: 'goods', to: '/desk/crops', icon: 'filter', label: text.menu.crops, may: 'shop', isOperators: true },
  { group: 'goods', to: '/desk/facts', icon: 'info', label: text.menu.facts, may: 'shop', isOperators: true },
  { group: 'goods', to: '/desk/brands', icon: 'star', label: text.menu.brands, may: 'shop', isOperators: true },
  { group: 'shop', to: '/desk/areas', icon: 'truck', label: areasText.title, may: 'areas' },
  { group: 'shop', to: '/desk/shop', icon: 'store', label: shopText.title, may: 'shop', isShops: true },
  { group: 'shop', to: '/desk/people', icon: 'user', label: text.menu.people, may: 'people' },
  { group: 'shop', to: '/desk/log', icon: 'clock', label: text.menu.log, may: 'shop' },
]

/** The entry of `/desk/` and this name. */
export const menuEntry = (name: string): MenuEntry => {
  const entry = MENU.find(({ to }) => to === `/desk/${name}`)
  if (entry === undefined) throw new Error(`The menu has no ${name}`)
  return entry
}

/** Whether a screen is part of somebody's work. */
export const mayOpen = (
  { role, seller_id }: Pick<StaffMe, 'role' | 'seller_id'>,
  { may, isOperators, isShops }: Pick<MenuEntry, 'may' | 'isOperators' | 'isShops'>,
): boolean => mayDo(role, may) && (seller_id === null ? isShops !== true : isOperators !== true)

/** The screens that somebody may open. */
export const menuOf = (me: StaffMe): MenuEntry[] => MENU.filter((entry) => mayOpen(me, entry))
