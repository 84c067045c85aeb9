import type { StaffMe } from '../../contract/calls/staff/access.ts'
import type { Pile } from '../../contract/calls/staff/shipments.ts'
import { mayDo } from '../../contract/staff.ts'
import type { IconName } from '../../ui/media/icons.ts'
import { inPile, type ParcelView } from '../shipments/shipments.shared.ts'
import { text } from '../texts.ts'
import { GROUPS, menuOf, type MenuEntry } from './menu.ts'

/** A way in the bar below. */
export interface TabEntry {
  to: string
  icon: IconName
  label: string
  /** What waits there. */
  pile?: Pile
}

export const TODAY_TAB: TabEntry = { to: '/desk/', icon: 'home', label: text.today.tab }

const PACKING_TABS: readonly TabEntry[] = [
  { to: '/desk/pack', icon: 'box', label: text.toPack.tab, pile: 'to_pack' },
  { to: '/desk/hand-over', icon: 'packs', label: text.handOver.tab, pile: 'packed' },
  { to: '/desk/round', icon: 'truck', label: text.round.tab },
  { to: '/desk/back', icon: 'return', label: text.back.tab, pile: 'coming_back' },
]
/** What fits beside Today. */
const MOST_USED = 4

/** Whether parcels are somebody's own work: the operator's people see those of all shops, and pack none. */
export const packsParcels = ({ role, seller_id }: Pick<StaffMe, 'role' | 'seller_id'>): boolean =>
  seller_id !== null && mayDo(role, 'packing')

/** What the operator's people open most, as far as they may. */
const OPERATORS: readonly string[] = ['/desk/approvals', '/desk/orders', '/desk/refunds', '/desk/messages']

const mostUsedOf = (me: StaffMe) => {
  const all = menuOf(me)
  if (me.seller_id !== null) return all
  const isMost = ({ to }: Pick<TabEntry, 'to'>) => OPERATORS.includes(to)
  return [...all.filter(isMost), ...all.filter((entry) => !isMost(entry))]
}

/**
 * The ways beside Today: to each pile of parcels, or for those who do not pack to the screens that they use most. A packer
 * of the operator's packs for all shops.
 */
export const tabsOf = (me: StaffMe): readonly TabEntry[] =>
  packsParcels(me) || me.role === 'packer'
    ? PACKING_TABS
    : mostUsedOf(me)
        .slice(0, MOST_USED)
        .map(({ to, icon, label, tab = label }) => ({ to, icon, label: tab }))

/** An entry of the side menu: a pile of parcels or a screen. */
export type SideEntry = TabEntry & Pick<MenuEntry, 'waits'>

/** The side menu: Today, the piles for those who pack, and all other screens, part by part. */
export const sideMenuOf = (me: StaffMe): { group: MenuEntry['group']; entries: readonly SideEntry[] }[] => {
  const menu = menuOf(me)
  const piles = mayDo(me.role, 'packing') ? PACKING_TABS : []
  return GROUPS.map((group) => {
    const screens = menu.filter((entry) => entry.group === group)
    return { group, entries: group === 'work' ? [TODAY_TAB, ...piles, ...screens] : screens }
  }).filter(({ entries }) => entries.length > 0)
}

/**
 * The entry that the screen at this path belongs to, and may stand below. All entries are looked at, those of the bar
 * and others: a screen of an entry that is not in the bar is no part of one whose address it begins with.
 */
export const currentAt = (me: StaffMe, path: string): SideEntry | undefined => {
  const entries = sideMenuOf(me).flatMap((part) => part.entries)
  const isAbove = ({ to }: SideEntry) =>
    to === TODAY_TAB.to ? /^\/desk\/?$/.test(path) : `${path}/`.startsWith(`${to}/`)
  const above = entries.filter(isAbove)
  return above.find(({ to }) => above.every((other) => other.to.length <= to.length))
}

/** How much waits there, as far as there is room for it; nothing where that is none or not known. */
export const waitingIn = (pile: Pile | undefined, parcels: readonly ParcelView[] | null): string => {
  const count = pile === undefined || parcels === null ? 0 : inPile(parcels, pile).length
  return shortCount(count)
}

/** A count in little room; nothing for none. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '')
