import { redirect, type RouteObject } from 'react-router-dom'
import type { PagePath } from '../contract/queries.ts'
import { Layout, loader as layoutLoader } from './layout/Layout.tsx'
import { PageSkeleton } from './layout/status/PageSkeleton.tsx'
import { loadTexts, withTexts, type LaterPart } from '../texts/load-texts.ts'
import { lazySection } from '../ui/base/lazy-section.tsx'

const PageError = lazySection(async () => (await withTexts('shop', import('./layout/PageError.tsx'))).PageError)

type PageModule = NonNullable<RouteObject['lazy']>

const pages = import.meta.glob<object>('./**/*Page.tsx')

/** The texts that a page says beyond those that are there from the start. */
const textsOf = (name: string): LaterPart | null => {
  if (name === 'catalogue/home/HomePage') return null
  if (name === 'catalogue/product/ProductPage') return 'product'
  return /^(catalogue|info)\//.test(name) ? 'shop' : 'rest'
}

/** A route's id names its source file, so that the renderer can name the file's chunk in the head. */
const page = (path: PagePath | '*', name: string): RouteObject => {
  const load = pages[`./${name}.tsx`]
  if (load === undefined) throw new Error(`No page ${name} for /${path}`)
  const texts = textsOf(name)
  const lazy = async () => (await Promise.all([load(), texts && loadTexts(texts)]))[0]
  const route = { id: `src/shop/${name}.tsx#${path}`, lazy: lazy as PageModule, ErrorBoundary: PageError }
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
      page('', 'catalogue/home/HomePage'),
      page('brand/:slug', 'catalogue/sellers/BrandPage'),
      page('category/:slug', 'catalogue/listing/CategoryPage'),
      page('seller/:slug', 'catalogue/sellers/SellerPage'),
      page('sellers', 'catalogue/sellers/SellersPage'),
      page('product-details/:slug', 'catalogue/product/ProductPage'),
      page('search', 'catalogue/search/SearchPage'),
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
      page('address', 'checkout/AddressListPage'),
      page('address/add-new', 'addresses/AddressFormPage'),
      page('address/edit', 'addresses/AddressFormPage'),
      page('billing-address', 'checkout/AddressListPage'),
      page('billing-address/add-new', 'addresses/AddressFormPage'),
      page('billing-address/edit', 'addresses/AddressFormPage'),
      page('complaints', 'complaints/ComplaintsPage'),
      page('account', 'account/AccountPage'),
      page('my-reviews', 'reviews/MyReviewsPage'),
      page('product-review', 'reviews/ProductReviewPage'),
      page('payment', 'checkout/PaymentPage'),
      page('order-history', 'orders/OrderHistoryPage'),
      page('wishlist', 'wishlist/WishlistPage'),
      page('waiting', 'unsent/UnsentChangesPage'),
      page('offline', 'saved/OfflinePage'),
      page('data-use', 'data-use/DataUsePage'),
      page('cart', 'message-order/CartMessagePage'),
      page('enquiries', 'enquiries/EnquiriesPage'),
      page('bulk-order-request', 'enquiries/BulkOrderPage'),
      page('seller-request', 'sellers/SellerRequestPage'),
      page('seller-form', 'sellers/SellerFormPage'),
      page('hero-component', 'catalogue/home/HeroPage'),
      page('*', 'info/NotFoundPage'),
    ],
  },
  page('thankyou', 'account/ThankYouPage'),
  page('seller-thankyou-card', 'sellers/SellerThankYouPage'),
  { path: 'PD', loader: () => redirect('/') },
]
