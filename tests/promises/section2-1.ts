import { promise } from './promise.ts'

const routes = 'src/app/routes.tsx'

export const section21 = {
  '2.1/home': promise('`/` Home', [routes, "page('', 'catalogue/HomePage')", "page('', 'info/AboutPage')"]),
  '2.1/brand': promise('`/brand/{slug}` the brand', [
    routes,
    "page('brand/:slug', 'catalogue/BrandPage')",
    "page('brand/:slug', 'catalogue/SellerPage')",
  ]),
  '2.1/category': promise('`/category/{slug}` the category', [
    routes,
    "page('category/:slug', 'catalogue/CategoryPage')",
    "page('category/:slug', 'catalogue/BrandPage')",
  ]),
  '2.1/seller': promise('`/seller/{slug}` the seller, by the number', [
    'src/features/catalogue/browse/seller-of.ts',
    'return byId(slug)',
    'return undefined',
  ]),
  '2.1/product': promise('`/product-details/{slug}` the product', [
    routes,
    "page('product-details/:slug', 'catalogue/ProductPage')",
    "page('product-details/:slug', 'catalogue/BrandPage')",
  ]),
  '2.1/seller-form': promise('`/seller-form` the full seller form', [
    routes,
    "page('seller-form', 'sellers/SellerFormPage')",
    "page('seller-form', 'sellers/SellerRequestPage')",
  ]),
  '2.1/seller-request': promise('`/seller-request` the short application', [
    routes,
    "page('seller-request', 'sellers/SellerRequestPage')",
    "page('seller-request', 'sellers/SellerFormPage')",
  ]),
  '2.1/bulk-order': promise('`/bulk-order-request` Contact for Bulk Orders', [
    routes,
    "page('bulk-order-request', 'sellers/BulkOrderPage')",
    "page('bulk-order-request', 'sellers/SellerRequestPage')",
  ]),
  '2.1/about': promise('`/about` About', [
    routes,
    "page('about', 'info/AboutPage')",
    "page('about', 'info/NotFoundPage')",
  ]),
  '2.1/terms': promise('`/terms-of-service` Terms', [
    routes,
    "page('terms-of-service', 'info/PolicyPage')",
    "page('terms-of-service', 'info/AboutPage')",
  ]),
  '2.1/terms-again': promise('`/terms-and-conditions` the same Terms', [
    routes,
    "page('terms-and-conditions', 'info/PolicyPage')",
    "page('terms-and-conditions', 'info/AboutPage')",
  ]),
  '2.1/canonical': promise('The Terms have one canonical address', [
    'src/app/entry-server.tsx',
    "'/terms-and-conditions': '/terms-of-service'",
    "'/terms': '/terms-of-service'",
  ]),
  '2.1/returns': promise('`/return-and-refund` Return and Refund Policy', [
    routes,
    "page('return-and-refund', 'info/PolicyPage')",
    "page('return-and-refund', 'info/AboutPage')",
  ]),
  '2.1/privacy': promise('`/privacy-policy` Privacy Policy', [
    routes,
    "page('privacy-policy', 'info/PolicyPage')",
    "page('privacy-policy', 'info/AboutPage')",
  ]),
  '2.1/cancellation': promise('`/cancellation-policy` Cancellation Policy', [
    routes,
    "page('cancellation-policy', 'info/PolicyPage')",
    "page('cancellation-policy', 'info/AboutPage')",
  ]),
  '2.1/shipping': promise('`/shipping-and-delivery` Shipping and Delivery Policy', [
    routes,
    "page('shipping-and-delivery', 'info/PolicyPage')",
    "page('shipping-and-delivery', 'info/AboutPage')",
  ]),
  '2.1/disclaimer': promise('`/disclaimer-policy` Disclaimer Policy', [
    routes,
    "page('disclaimer-policy', 'info/PolicyPage')",
    "page('disclaimer-policy', 'info/AboutPage')",
  ]),
  '2.1/address': promise('`/address` addresses', [
    routes,
    "page('address', 'addresses/AddressListPage')",
    "page('address', 'addresses/AddressFormPage')",
  ]),
  '2.1/address-new': promise('`/address/add-new` Add a Delivery Address', [
    routes,
    "page('address/add-new', 'addresses/AddressFormPage')",
    "page('address/add-new', 'addresses/AddressListPage')",
  ]),
  '2.1/address-edit': promise('`/address/edit` Edit Delivery Address', [
    routes,
    "page('address/edit', 'addresses/AddressFormPage')",
    "page('address/edit', 'addresses/AddressListPage')",
  ]),
  '2.1/billing': promise('`/billing-address` the same screen', [
    routes,
    "page('billing-address', 'addresses/AddressListPage')",
    "page('billing-address', 'addresses/AddressFormPage')",
  ]),
  '2.1/billing-new': promise('`/billing-address/add-new` Add a Billing Address', [
    routes,
    "page('billing-address/add-new', 'addresses/AddressFormPage')",
    "page('billing-address/add-new', 'addresses/AddressListPage')",
  ]),
  '2.1/billing-edit': promise('`/billing-address/edit` Edit Billing Address', [
    routes,
    "page('billing-address/edit', 'addresses/AddressFormPage')",
    "page('billing-address/edit', 'addresses/AddressListPage')",
  ]),
  '2.1/orders': promise('`/order-history` Your Orders', [
    routes,
    "page('order-history', 'orders/OrderHistoryPage')",
    "page('order-history', 'WishlistPage')",
  ]),
  '2.1/wishlist': promise('`/wishlist` My WishList', [
    routes,
    "page('wishlist', 'WishlistPage')",
    "page('wishlist', 'orders/OrderHistoryPage')",
  ]),
  '2.1/login': promise('`/login` Login', [
    routes,
    "page('login', 'account/LoginPage')",
    "page('login', 'account/SignUpPage')",
  ]),
  '2.1/signup': promise('`/signup` Sign up', [
    routes,
    "page('signup', 'account/SignUpPage')",
    "page('signup', 'account/LoginPage')",
  ]),
  '2.1/payment': promise('`/payment` Payment', [
    routes,
    "page('payment', 'orders/PaymentPage')",
    "page('payment', 'orders/OrderHistoryPage')",
  ]),
  '2.1/my-reviews': promise('`/my-reviews` My Reviews', [
    routes,
    "page('my-reviews', 'reviews/MyReviewsPage')",
    "page('my-reviews', 'reviews/ProductReviewPage')",
  ]),
  '2.1/product-review': promise('`/product-review` PRODUCT REVIEW', [
    routes,
    "page('product-review', 'reviews/ProductReviewPage')",
    "page('product-review', 'reviews/MyReviewsPage')",
  ]),
  '2.1/hero': promise('`/hero-component` the hero carousel alone', [
    'src/app/pages/catalogue/HeroPage.tsx',
    '<HeroCarousel images={images} />',
    '<>Welcome<HeroCarousel images={images} /></>',
  ]),
  '2.1/thankyou': promise('`/thankyou` after a sign-up, outside the layout', [
    routes,
    "    ],\n  },\n  page('thankyou', 'account/ThankYouPage'),",
    "    page('thankyou', 'account/ThankYouPage'),\n    ],\n  },",
  ]),
  '2.1/seller-thankyou': promise('`/seller-thankyou-card` after a seller’s request, outside the layout', [
    routes,
    "    ],\n  },\n  page('thankyou', 'account/ThankYouPage'),\n  page('seller-thankyou-card', 'sellers/SellerThankYouPage'),",
    "    page('seller-thankyou-card', 'sellers/SellerThankYouPage'),\n    ],\n  },\n  page('thankyou', 'account/ThankYouPage'),",
  ]),
  '2.1/pd': promise('`/PD` leads home', [routes, "redirect('/')", "redirect('/about')"]),
  '2.1/not-found': promise('An unknown route says Not found', [
    routes,
    "page('*', 'info/NotFoundPage')",
    "page('*', 'info/AboutPage')",
  ]),
}
