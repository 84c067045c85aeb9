import type { RouteObject } from 'react-router-dom'
import { retryUntilLoaded } from '../client/worker/retry-until-loaded.ts'
import { Layout } from './layout/Layout.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { MissingPage } from './layout/MissingPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToPackPage } from './shipments/ToPackPage.tsx'
import { menuScreen, screen, type Screen } from './layout/screen.ts'

const PACKING = screen('packing', { worksOffline: true })
const LISTINGS = menuScreen('listings', { worksOffline: true, isShops: true })

const loadMore = () => retryUntilLoaded(() => import('./more-pages.ts'))

/** Loads all that a desk does not open with, so that an open desk has all its code, whatever build comes after it. */
export const loadMorePages = async (): Promise<void> => void (await loadMore())

const later = (page: Exclude<PageName, 'Panes'>) => async () => ({
  Component: (await loadMore())[page],
})

type PageName = keyof Awaited<ReturnType<typeof loadMore>>

interface TwoPanes {
  path: string
  list: Exclude<PageName, 'Panes'>
  detail: Exclude<PageName, 'Panes'>
  handle: Screen
}

/** A list and its details, which stand beside each other where there is room. */
const twoPanes = ({ path, list, detail, handle }: TwoPanes): RouteObject => ({
  lazy: async () => {
    const { Panes, [list]: List } = await loadMore()
    return { element: <Panes key={path} list={<List />} /> }
  },
  handle: { ...handle, isFull: true },
  children: [{ path }, { path: `${path}/:id`, lazy: later(detail) }],
})

/** The screens of the desk. */
export const routes: RouteObject[] = [
  { path: '/desk/login', Component: LoginPage },
  {
    path: '/desk',
    Component: Layout,
    children: [
      { index: true, Component: TodayPage, handle: screen('today', { worksOffline: true }) },
      { path: 'pack', Component: ToPackPage, handle: PACKING },
      { path: 'pack/:id', lazy: later('PackPage'), handle: PACKING },
      { path: 'hand-over', lazy: later('HandOverPage'), handle: PACKING },
      { path: 'round', lazy: later('RoundPage'), handle: PACKING },
      { path: 'back', lazy: later('BackPage'), handle: PACKING },
      { path: 'complaints', lazy: later('ComplaintsPage'), handle: menuScreen('complaints') },
      { path: 'print/:ids', lazy: later('PrintPage'), handle: PACKING },
      { path: 'stock', lazy: later('VariantsPage'), handle: menuScreen('stock', { worksOffline: true, isFull: true }) },
      { path: 'listings', lazy: later('ListingsPage'), handle: { ...LISTINGS, isFull: true } },
      { path: 'listings/new', lazy: later('FindProductPage'), handle: LISTINGS },
      { path: 'listings/file', lazy: later('FilePage'), handle: LISTINGS },
      { path: 'listings/draft/:id', lazy: later('DraftPage'), handle: LISTINGS },
      { path: 'listings/:id', lazy: later('ListingPage'), handle: menuScreen('listings', { isShops: true }) },
      twoPanes({
        path: 'products',
        list: 'ProductsPage',
        detail: 'ProductPage',
        handle: menuScreen('products'),
      }),
      twoPanes({
        path: 'orders',
        list: 'OrdersPage',
        detail: 'OrderPage',
        handle: menuScreen('orders'),
      }),
      twoPanes({ path: 'claims', list: 'ReturnsPage', detail: 'ReturnPage', handle: menuScreen('claims') }),
      { path: 'cash', lazy: later('CashPage'), handle: menuScreen('cash') },
      { path: 'cash-book', lazy: later('CashBookPage'), handle: menuScreen('cash-book', { isShops: true }) },
      { path: 'sales', lazy: later('SalesPage'), handle: menuScreen('sales') },
      { path: 'refunds', lazy: later('RefundsPage'), handle: menuScreen('refunds') },
      { path: 'customers', lazy: later('CustomersPage'), handle: menuScreen('customers') },
      { path: 'messages', lazy: later('MessagesPage'), handle: menuScreen('messages') },
      twoPanes({
        path: 'approvals',
        list: 'SellersPage',
        detail: 'SellerPage',
        handle: menuScreen('approvals'),
      }),
      twoPanes({
        path: 'approvals/listings',
        list: 'DraftsPage',
        detail: 'DecidePage',
        handle: menuScreen('approvals/listings'),
      }),
      { path: 'shop-front', lazy: later('PromotionsPage'), handle: menuScreen('shop-front') },
      { path: 'categories', lazy: later('CategoriesPage'), handle: menuScreen('categories') },
      { path: 'crops', lazy: later('CropsPage'), handle: menuScreen('crops') },
      { path: 'facts', lazy: later('FactsPage'), handle: menuScreen('facts') },
      { path: 'brands', lazy: later('BrandsPage'), handle: menuScreen('brands') },
      { path: 'areas/:id?', lazy: later('ZonesPage'), handle: menuScreen('areas') },
      { path: 'shop/:id?', lazy: later('ShopPage'), handle: menuScreen('shop') },
      { path: 'people', lazy: later('StaffPage'), handle: menuScreen('people') },
      { path: 'log', lazy: later('AuditPage'), handle: menuScreen('log') },
      twoPanes({ path: 'enquiries', list: 'EnquiriesPage', detail: 'EnquiryPage', handle: menuScreen('enquiries') }),
      { path: '*', Component: MissingPage },
    ],
  },
]
