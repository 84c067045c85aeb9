import { promise } from './promise.ts'

const contract = (name: string) => `src/contract/calls/${name}.ts`

/** The calls: each at its path, with its payload and its answer. */
export const section7 = {
  '7/GET brands': promise('`GET brands`', [contract('catalogue'), "('brands'", "('brand'"]),
  '7/GET category-listing': promise('`GET category-listing`', [
    contract('catalogue'),
    "('category-listing'",
    "('categories'",
  ]),
  '7/GET category-brands/{id}': promise('`GET category-brands/{id}`', [
    contract('catalogue'),
    "('category-brands/:id'",
    "('category-brand/:id'",
  ]),
  '7/GET products?{query}': promise('`GET products?{query}`', [contract('catalogue'), "('products'", "('product'"]),
  '7/GET vendors': promise('`GET vendors`', [contract('catalogue'), "('vendors'", "('sellers'"]),
  '7/GET vendor-brands/{id}': promise('`GET vendor-brands/{id}`', [
    contract('catalogue'),
    "('vendor-brands/:id'",
    "('seller-brands/:id'",
  ]),
  '7/GET get-banner': promise('`GET get-banner`', [contract('catalogue'), "('get-banner'", "('banners'"]),
  '7/GET product/details/{slug}': promise('`GET product/details/{slug}`', [
    contract('catalogue'),
    "('product/details/:slug'",
    "('product/:slug'",
  ]),
  '7/GET get-review/{slug}': promise('`GET get-review/{slug}`', [
    contract('catalogue'),
    "('get-review/:slug'",
    "('reviews/:slug'",
  ]),
  '7/GET similar-products/{slug}': promise('`GET similar-products/{slug}`', [
    contract('catalogue'),
    "('similar-products/:slug'",
    "('similar/:slug'",
  ]),
  '7/GET get-deal': promise('`GET get-deal`', [contract('catalogue'), "('get-deal'", "('deal'"]),
  '7/GET search/{text}': promise('`GET search/{text}`', [contract('catalogue'), "('search/:text'", "('find/:text'"]),
  '7/GET wishlist/get-wishlist-items': promise('`GET wishlist/get-wishlist-items`', [
    contract('wishlist'),
    "('wishlist/get-wishlist-items'",
    "('wishlist/list'",
  ]),
  '7/POST wishlist/create': promise('`POST wishlist/create`', [
    contract('wishlist'),
    "('wishlist/create'",
    "('wishlist/add'",
  ]),
  '7/DELETE wishlist/delete-wishlist-items/{productId}': promise(
    '`DELETE wishlist/delete-wishlist-items/{productId}`',
    [contract('wishlist'), "'wishlist/delete-wishlist-items/:productId'", "'wishlist/delete/:productId'"],
  ),
  '7/POST auth/register': promise('`POST auth/register`', [contract('account'), "('auth/register'", "('auth/signup'"]),
  '7/POST auth/login': promise('`POST auth/login`', [contract('account'), "'auth/login'", "'auth/log-in'"]),
  '7/POST vendor/request': promise('`POST vendor/request`', [
    contract('forms'),
    'body: f.SellerRequestForm, success: 201',
    'body: f.SellerRequestForm',
  ]),
  '7/GET vendor-request?token={token}': promise('`GET vendor-request?token={token}`', [
    contract('forms'),
    "('vendor-request'",
    "('vendor-requests'",
  ]),
  '7/PUT vendor/send-form/{id}': promise('`PUT vendor/send-form/{id}`', [
    contract('forms'),
    "('vendor/send-form/:id'",
    "('vendor/form/:id'",
  ]),
  '7/POST enquiry': promise('`POST enquiry`', [contract('forms'), "('enquiry'", "('enquiries'"]),
  '7/GET address/get-address/{userId}': promise('`GET address/get-address/{userId}`', [
    contract('addresses'),
    '(`${prefix}/get-address/:userId',
    '(`${prefix}/list/:userId',
  ]),
  '7/GET address/view/{id}': promise('`GET address/view/{id}`', [
    contract('addresses'),
    '(`${prefix}/view/:id',
    '(`${prefix}/show/:id',
  ]),
  '7/POST address/create': promise('`POST address/create`', [contract('addresses'), '    success: 201,\n', '']),
  '7/PUT address/edit-address/{id}': promise('`PUT address/edit-address/{id}`', [
    contract('addresses'),
    '(`${prefix}/edit-address/:id',
    '(`${prefix}/edit/:id',
  ]),
  '7/PUT address/set-default/{id}': promise('`PUT address/set-default/{id}`', [
    contract('addresses'),
    '(`${prefix}/set-default/:id',
    '(`${prefix}/default/:id',
  ]),
  '7/DELETE address/delete-address/{id}': promise('`DELETE address/delete-address/{id}`', [
    contract('addresses'),
    '(`${prefix}/delete-address/:id',
    '(`${prefix}/delete/:id',
  ]),
  '7/GET billing-address/get-address/{userId}': promise('`GET billing-address/get-address/{userId}`', [
    contract('addresses'),
    '(`${prefix}/get-address/:userId',
    '(`${prefix}/list/:userId',
  ]),
  '7/GET billing-address/view/{id}': promise('`GET billing-address/view/{id}`', [
    contract('addresses'),
    '(`${prefix}/view/:id',
    '(`${prefix}/show/:id',
  ]),
  '7/POST billing-address/create': promise('`POST billing-address/create`', [
    contract('addresses'),
    '    success: 201,\n',
    '',
  ]),
  '7/PUT billing-address/edit-address/{id}': promise('`PUT billing-address/edit-address/{id}`', [
    contract('addresses'),
    '(`${prefix}/edit-address/:id',
    '(`${prefix}/edit/:id',
  ]),
  '7/PUT billing-address/set-default/{id}': promise('`PUT billing-address/set-default/{id}`', [
    contract('addresses'),
    '(`${prefix}/set-default/:id',
    '(`${prefix}/default/:id',
  ]),
  '7/DELETE billing-address/delete-address/{id}': promise('`DELETE billing-address/delete-address/{id}`', [
    contract('addresses'),
    '(`${prefix}/delete-address/:id',
    '(`${prefix}/delete/:id',
  ]),
  '7/GET order/get-history': promise('`GET order/get-history`', [
    contract('orders'),
    "('order/get-history'",
    "('order/history'",
  ]),
  '7/POST order/create': promise('`POST order/create`', [contract('orders'), "('order/create'", "('order/place'"]),
  '7/POST create-payment-request': promise('`POST create-payment-request`', [
    contract('payments'),
    "'create-payment-request'",
    "'payment-request'",
  ]),
  '7/POST verify-payment': promise('`POST verify-payment`', [contract('payments'), "'verify-payment'", "'verify'"]),
  '7/GET order/get-delivered-product': promise('`GET order/get-delivered-product`', [
    contract('reviews'),
    "'order/get-delivered-product'",
    "'order/delivered'",
  ]),
  '7/GET view-comments/{published_product_id}': promise('`GET view-comments/{published_product_id}`', [
    contract('reviews'),
    "'view-comments/:publishedProductId'",
    "'comments/:publishedProductId'",
  ]),
  '7/POST product-review': promise('`POST product-review`', [contract('reviews'), "'product-review'", "'review'"]),
  '7/message': promise(
    '`message` stands in every answer that the specification lists it for',
    ['server/http/calls/catalogue.ts', 'dataWith(answers.dealsFound, ', 'data('],
    ['server/http/calls/addresses.ts', 'dataWith(answers.addressFound, ', 'data('],
  ),
  '7/product-type': promise('A product carries its type', [
    'server/shop/catalogue/listings.ts',
    'product_type: listing.productType',
    'product_type: null',
  ]),
  '7/wish-variants': promise('A wish carries its variants', [
    'server/shop/accounts/wishlist.ts',
    'variants: product.variants',
    'variants: []',
  ]),
  '7/seller-fields': promise(
    'A seller request is read with what was handed in',
    ['server/shop/sellers/seller-requests.ts', 'wire({ ...row,', 'wire({ ...row, gstNo: null,'],
    ['server/shop/sellers/seller-requests.ts', 'accountType: form.account_type ?? null', "accountType: 'saving'"],
  ),
}
