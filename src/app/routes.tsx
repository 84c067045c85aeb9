import { redirect, type RouteObject } from 'react-router-dom'
import type { PagePath } from '../contract/queries.ts'
import { Layout, loader as layoutLoader } from './layout/Layout.tsx'
import { PageSkeleton } from './layout/status/PageSkeleton.tsx'
import { loadTexts, withTexts, type LaterPart } from '../texts/load-texts.ts'
import { lazySection } from '../ui/base/lazy-section.tsx'

const PageError = lazySection(async () => (await withTexts('shop', import('./layout/PageError.tsx'))).PageError)

type PageModule = NonNullable<RouteObject['lazy']>

const pages = import.meta.glob<object>('./pages/**/*Page.tsx')

/** The texts that a page says beyond those that are there from the start. */
const textsOf = (name: string): LaterPart | null => {
  if (name === 'catalogue/HomePage') return null
  if (name === 'catalogue/ProductPage') return 'product'
  return /^(catalogue\/|info\/(?!Offline))/.test(name) ? 'shop' : 'rest'
}

/** A route's id names its source file, so that the renderer can name the file's chunk in the head. */
const page = (path: PagePath | '*', name: string): RouteObject => {
  const load = pages[`./pages/${name}.tsx`]
  if (load === undefined) throw new Error(`No page ${name} for /${path}`)
  const texts = textsOf(name)
  const lazy = async () => (await Promise.all([load(), texts && loadTexts(texts)]))[0]
  const route = { id: `src/app/pages/${name}.tsx#${path}`, lazy: lazy as PageModule, ErrorBoundary: PageError }
  return path === '' ? { ...route, index: true } : { ...route, path }
}

/** Every route of the app. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    path: '/',
    Component: Layout,
    loader: layoutLoader,
    ErrorBoundary: PageError,
    HydrateFallback: PageSkeleton,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href && defaultShouldRevalidate,
    children: [
      page('', 'catalogue/HomePage'),
      page('brand/:slug', 'catalogue/BrandPage'),
      page('category/:slug', 'catalogue/CategoryPage'),
      page('seller/:slug', 'catalogue/SellerPage'),
      page('sellers', 'catalogue/SellersPage'),
      page('product-details/:slug', 'catalogue/ProductPage'),
      page('search', 'catalogue/SearchPage'),
      page('about', 'info/AboutPage'),
      page('terms-of-service', 'info/PolicyPage'),
      page('terms-and-conditions', 'info/PolicyPage'),
      page('return-and-refund', 'info/PolicyPage'),
      page('privacy-policy', 'info/PolicyPage'),
      page('cancellation-policy', 'info/PolicyPage'),
      page('shipping-and-delivery', 'info/PolicyPage'),
      page('disclaimer-policy', 'info/PolicyPage'),
      page('login', 'account/LoginPage'),
      page('signup', 'account/SignUpPage'),
      page('address', 'addresses/AddressListPage'),
      page('address/add-new', 'addresses/AddressFormPage'),
      page('address/edit', 'addresses/AddressFormPage'),
      page('billing-address', 'addresses/AddressListPage'),
      page('billing-address/add-new', 'addresses/AddressFormPage'),
      page('billing-address/edit', 'addresses/AddressFormPage'),
      page('complaints', 'account/ComplaintsPage'),
      page('account', 'account/AccountPage'),
      page('my-reviews', 'reviews/MyReviewsPage'),
      page('product-review', 'reviews/ProductReviewPage'),
      page('payment', 'orders/PaymentPage'),
      page('order-history', 'orders/OrderHistoryPage'),
      page('wishlist', 'WishlistPage'),
      page('waiting', 'UnsentChangesPage'),
      page('offline', 'info/OfflinePage'),
      page('data-use', 'account/DataUsePage'),
      page('cart', 'orders/CartMessagePage'),
      page('enquiries', 'enquiries/EnquiriesPage'),
      page('bulk-order-request', 'sellers/BulkOrderPage'),
      page('seller-request', 'sellers/SellerRequestPage'),
      page('seller-form', 'sellers/SellerFormPage'),
      page('hero-component', 'catalogue/HeroPage'),
      page('*', 'info/NotFoundPage'),
    ],
  },
  page('thankyou', 'account/ThankYouPage'),
  page('seller-thankyou-card', 'sellers/SellerThankYouPage'),
  { path: 'PD', loader: () => redirect('/') },
]
