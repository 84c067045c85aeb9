import type { RouteObject } from 'react-router-dom'
import { redirect } from 'react-router-dom'
import { Layout, loader as layoutLoader } from './layout/Layout.tsx'
import { PageError } from './layout/PageError.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'

type PageModule = NonNullable<RouteObject['lazy']>

const pages = import.meta.glob<object>('./pages/*Page.tsx')

/** A route's id names its source file, so that the renderer can name the file's chunk in the head. */
const page = (path: string, name: string): RouteObject => {
  const load = pages[`./pages/${name}.tsx`]
  if (load === undefined) throw new Error(`No page ${name} for /${path}`)
  const route = { id: `src/app/pages/${name}.tsx#${path}`, lazy: load as PageModule, ErrorBoundary: PageError }
  return path === '' ? { ...route, index: true } : { ...route, path }
}

/** Every route of spec 2.1. */
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
      page('', 'HomePage'),
      page('brand/:slug', 'BrandPage'),
      page('category/:slug', 'CategoryPage'),
      page('seller/:slug', 'SellerPage'),
      page('product-details/:slug', 'ProductPage'),
      page('about', 'AboutPage'),
      page('terms-of-service', 'PolicyPage'),
      page('terms-and-conditions', 'PolicyPage'),
      page('return-and-refund', 'PolicyPage'),
      page('privacy-policy', 'PolicyPage'),
      page('cancellation-policy', 'PolicyPage'),
      page('shipping-and-delivery', 'PolicyPage'),
      page('disclaimer-policy', 'PolicyPage'),
      page('login', 'LoginPage'),
      page('signup', 'SignUpPage'),
      page('address', 'AddressListPage'),
      page('address/add-new', 'AddressFormPage'),
      page('address/edit', 'AddressFormPage'),
      page('billing-address', 'AddressListPage'),
      page('billing-address/add-new', 'AddressFormPage'),
      page('billing-address/edit', 'AddressFormPage'),
      page('account', 'AccountPage'),
      page('my-reviews', 'MyReviewsPage'),
      page('product-review', 'ProductReviewPage'),
      page('payment', 'PaymentPage'),
      page('order-history', 'OrderHistoryPage'),
      page('wishlist', 'WishlistPage'),
      page('waiting', 'WaitingPage'),
      page('offline', 'OfflinePage'),
      page('bulk-order-request', 'BulkOrderPage'),
      page('seller-request', 'SellerRequestPage'),
      page('seller-form', 'SellerFormPage'),
      page('hero-component', 'HeroPage'),
      page('desk', 'DeskPage'),
      page('*', 'NotFoundPage'),
    ],
  },
  page('thankyou', 'ThankYouPage'),
  page('seller-thankyou-card', 'SellerThankYouPage'),
  { path: 'PD', loader: () => redirect('/') },
]
