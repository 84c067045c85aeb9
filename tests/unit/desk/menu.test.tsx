import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import { DESK_PAGES } from '../../../src/contract/desk-pages.ts'
import { STAFF_ROLES } from '../../../src/contract/staff.ts'
import { BottomBar } from '../../../src/desk/layout/BottomBar.tsx'
import { SideMenu } from '../../../src/desk/layout/SideMenu.tsx'
import { sideMenuOf, tabsOf } from '../../../src/desk/layout/tabs.ts'
import { text } from '../../../src/desk/layout/texts.ts'
import { shopNameOf } from '../../../src/desk/shop-name.ts'

/** Where bar, menu and head of the desk say that somebody is. */

const PEOPLE = [1, null].flatMap((seller_id) =>
  STAFF_ROLES.map((role): StaffMe => ({ staff_id: 1, name: 'Asha', shop_name: '', role, seller_id })),
)
const operator = PEOPLE.find(({ role, seller_id }) => role === 'owner' && seller_id === null)

/** The addresses that are marked as the current place. */
const markedIn = (navigation: React.JSX.Element, path: string): string[] => {
  const page = renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{navigation}</MemoryRouter>)
  return [...page.matchAll(/<a[^>]*>/g)].flatMap(([link]) =>
    link.includes('aria-current') ? (/href="([^"]*)"/.exec(link)?.[1] ?? []) : [],
  )
}

test('a listing to approve is no part of Sellers, though its address begins with theirs', () => {
  if (operator === undefined) throw new Error('No operator')
  for (const path of ['/desk/approvals/listings', '/desk/approvals/listings/7']) {
    expect(markedIn(<SideMenu me={operator} />, path)).toEqual(['/desk/approvals/listings'])
    expect(markedIn(<BottomBar me={operator} />, path)).toEqual([])
  }
  expect(markedIn(<BottomBar me={operator} />, '/desk/approvals/7')).toEqual(['/desk/approvals'])
})

test('on every screen, whoever is at the desk, the bar marks what the menu marks, where it is in the bar', () => {
  const wrong: string[] = []
  for (const me of PEOPLE) {
    const inBar = new Set(['/desk/', ...tabsOf(me).map(({ to }) => to)])
    const all = sideMenuOf(me).flatMap(({ entries }) => entries.map(({ to }) => to))
    expect([...inBar].filter((to) => !all.includes(to))).toEqual([])
    // Each screen of the menu is its own place.
    expect(all.map((to) => markedIn(<SideMenu me={me} />, to).join())).toEqual(all)
    for (const page of DESK_PAGES) {
      const path = `/desk/${page.replaceAll(/:\w+/g, '7')}`
      const menu = markedIn(<SideMenu me={me} />, path)
      const bar = markedIn(<BottomBar me={me} />, path)
      if (menu.length > 1 || bar.join() !== menu.filter((to) => inBar.has(to)).join())
        wrong.push(
          `${me.role} of ${me.seller_id ?? 'all'} at ${path}: ${menu.join()} in the menu, ${bar.join()} in the bar`,
        )
    }
  }
  expect(wrong).toEqual([])
})

test('the desk of all shops has its name of the desk’s own words, a shop the one that it has', () => {
  expect(shopNameOf({ seller_id: null, shop_name: 'Tout' })).toBe(text.allShops)
  expect(shopNameOf({ seller_id: 7, shop_name: 'Devi Seeds' })).toBe('Devi Seeds')
  // From a server of the version before.
  expect(shopNameOf({ shop_name: 'Devi Seeds' })).toBe('Devi Seeds')
})
