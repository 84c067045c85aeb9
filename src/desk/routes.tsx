import type { RouteObject } from 'react-router-dom'
import { retryUntilLoaded } from '../client/worker/retry-until-loaded.ts'
import { Layout } from './layout/Layout.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { MissingPage } from './layout/MissingPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToPackPage } from './shipments/ToPackPage.tsx'
import { menuScreen, screen } from './layout/screen.ts'

const PACKING = screen('packing', { worksOffline: true })
const LISTINGS = menuScreen('listings', { worksOffline: true, isShops: true })

const loadMore = () => retryUntilLoaded(() => import('./more-pages.ts'))

/** Loads all that a desk does not open with, so that an open desk has all its code, whatever build comes after it. */
export const loadMorePages = async (): Promise<void> => void (await loadMore())

const later = (page: keyof Awaited<ReturnType<typeof loadMore>>) => async () => ({
  Component: (await loadMore())[page],
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
      { path: 'stock', lazy: later('VariantsPage'), handle: menuScreen('stock', { worksOffline: true }) },
      { path: 'listings', lazy: later('ListingsPage'), handle: LISTINGS },
      { path: 'listings/new', lazy: later('FindProductPage'), handle: LISTINGS },
      { path: 'listings/file', lazy: later('FilePage'), handle: LISTINGS },
      { path: 'listings/draft/:id', lazy: later('DraftPage'), handle: LISTINGS },
      { path: 'listings/:id', lazy: later('ListingPage'), handle: menuScreen('listings', { isShops: true }) },
      { path: 'products', lazy: later('ProductsPage'), handle: menuScreen('products') },
      { path: 'products/:id', lazy: later('ProductPage'), handle: menuScreen('products') },
      { path: 'orders', lazy: later('OrdersPage'), handle: menuScreen('orders') },
      { path: 'orders/:id', lazy: later('OrderPage'), handle: menuScreen('orders') },
      { path: 'claims', lazy: later('ReturnsPage'), handle: menuScreen('claims') },
      { path: 'claims/:id', lazy: later('ReturnPage'), handle: menuScreen('claims') },
      { path: 'cash', lazy: later('CashPage'), handle: menuScreen('cash') },
      { path: 'cash-book', lazy: later('CashBookPage'), handle: menuScreen('cash-book', { isShops: true }) },
      { path: 'sales', lazy: later('SalesPage'), handle: menuScreen('sales') },
      { path: 'refunds', lazy: later('RefundsPage'), handle: menuScreen('refunds') },
      { path: 'customers', lazy: later('CustomersPage'), handle: menuScreen('customers') },
      { path: 'messages', lazy: later('MessagesPage'), handle: menuScreen('messages') },
      { path: 'approvals', lazy: later('SellersPage'), handle: menuScreen('approvals') },
      { path: 'approvals/listings', lazy: later('DraftsPage'), handle: menuScreen('approvals/listings') },
      { path: 'approvals/listings/:id', lazy: later('DecidePage'), handle: menuScreen('approvals/listings') },
      { path: 'approvals/:id', lazy: later('SellerPage'), handle: menuScreen('approvals') },
      { path: 'shop-front', lazy: later('PromotionsPage'), handle: menuScreen('shop-front') },
      { path: 'categories', lazy: later('CategoriesPage'), handle: menuScreen('categories') },
      { path: 'crops', lazy: later('CropsPage'), handle: menuScreen('crops') },
      { path: 'brands', lazy: later('BrandsPage'), handle: menuScreen('brands') },
      { path: 'areas/:id?', lazy: later('ZonesPage'), handle: menuScreen('areas') },
      { path: 'shop/:id?', lazy: later('ShopPage'), handle: menuScreen('shop') },
      { path: 'people', lazy: later('StaffPage'), handle: menuScreen('people') },
      { path: 'log', lazy: later('AuditPage'), handle: menuScreen('log') },
      { path: 'enquiries', lazy: later('EnquiriesPage'), handle: menuScreen('enquiries') },
      { path: 'enquiries/:id', lazy: later('EnquiryPage'), handle: menuScreen('enquiries') },
      { path: '*', Component: MissingPage },
    ],
  },
]
