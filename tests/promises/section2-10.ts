import { promise } from './promise.ts'

const order = 'src/features/orders/OrderCard.tsx'
const addresses = 'src/features/orders/OrderAddresses.tsx'
const wish = 'src/features/wishlist/WishCard.tsx'
const empty = 'src/features/wishlist/EmptyWishlist.tsx'
const delivered = 'src/features/reviews/DeliveredCard.tsx'
const talk = 'src/features/reviews/Conversation.tsx'
const images = 'src/features/reviews/ReviewImages.tsx'

/** Cards of orders, wishes and reviews. */
export const section210 = {
  '2.10/picture': promise('An order item’s picture', [
    order,
    'item.product_id, product.image_url',
    "item.product_id, ''",
  ]),
  '2.10/title': promise('Its title', [order, 'title={<Words {...titleSaid(product)} />}', "title=''"]),
  '2.10/sku': promise('Its SKU', [order, 'words.sku(item.sku)', 'words.sku(item.slug)']),
  '2.10/quantity': promise('Its quantity', [order, 'formatNumber(item.quantity)', 'formatNumber(1)']),
  '2.10/date': promise('The day of its order', [order, 'formatShortDay(item.order_date)', "''"]),
  '2.10/delivery': promise('Its delivery address: name, house, area, city, district, state', [
    addresses,
    'address={item.delivery_address_id}',
    'address={item.billing_address}',
  ]),
  '2.10/billing': promise('Its billing address, the same fields', [
    addresses,
    'address={item.billing_address}',
    'address={item.delivery_address_id}',
  ]),
  '2.10/total': promise('Its total in rupees with two decimals', [
    order,
    'formatRupees(item.total_price)',
    'formatNumber(item.total_price)',
  ]),
  '2.10/status': promise('Its status in upper case', ['src/features/orders/OrderStatus.tsx', '.toUpperCase()', '']),
  '2.10/view-product': promise('View Product leads to the product', [
    order,
    'to={`/product-details/${item.slug}`}',
    'to={`/product-details/${item.sku}`}',
  ]),
  '2.10/add-review': promise('Add Review while it has no stars, with the query of its page', [
    'src/features/orders/review-path.ts',
    'isNewReview: String(isNewReview)',
    'isNewReview: String(!isNewReview)',
  ]),
  '2.10/view-review': promise('View Review once it has stars', [order, 'product.rating > 0', 'product.rating > 5']),
  '2.11/picture': promise('A wish’s picture', [wish, 'wish.product_id, wish.image_url', 'wish.id, wish.slug']),
  '2.11/name': promise('Its name', [wish, '<Words {...titleSaid(wish.product)} />', '{wish.slug}']),
  '2.11/price': promise('Its selling price', [wish, 'selling={first.selling_price}', 'selling={first.price}']),
  '2.11/discount': promise('Its discount', [wish, 'discount={first.product_discount}', 'discount={0}']),
  '2.11/buttons': promise('Remove and MOVE TO CART', [wish, 'canMove ? words.move', 'inStock ? words.cannot']),
  '2.11/target': promise('A press leads to the product', [
    wish,
    'to={`/product-details/${wish.slug}`}',
    'to={`/product-details/${wish.id}`}',
  ]),
  '2.11/empty': promise('YOUR WISHLIST IS EMPTY, with Continue shopping to home', [
    empty,
    "to: '/'",
    "to: '/wishlist'",
  ]),
  '2.13/date': promise('A delivered product’s day of delivery', [
    delivered,
    'formatShortDay(item.delivery_date)',
    "formatShortDay('2020-01-01')",
  ]),
  '2.13/dash': promise('A dash where the farmer gave no stars', [delivered, ': words.none}', ": ''}"]),
  '2.13/stars': promise('The farmer’s own stars', [
    delivered,
    '<Stars value={product.rating} />',
    '<Stars value={5} />',
  ]),
  '2.13/button': promise('Add Review, or View/Comment with stars', [
    delivered,
    'isReviewed ? words.view : words.add',
    'isReviewed ? words.add : words.view',
  ]),
  '2.14/conversation': promise(
    'A line of the conversation: day, own name or Vendor/Admin, message',
    [talk, 'formatShortDay(date)', "''"],
    [talk, "from === 'user' ? name", "from === 'other' ? name"],
  ),
  '2.14/picker': promise(
    'The picker takes pictures and films, several at once',
    [images, 'accept="image/*,video/*"', 'accept="image/*"'],
    [images, '        multiple\n', ''],
  ),
  '2.14/no-image': promise('No Image uploaded, while there is none', [
    images,
    'files.length === 0',
    'files.length < 0',
  ]),
  '2.14/add-photo': promise('ADD PHOTO', [images, '{words.addPhoto}', '{words.images}']),
  '2.14/remove': promise('A new file can be removed, one of the shop not', [images, '!file.isMediaImg && ', '']),
  '2.15/about-links': promise('About leads to Become A Seller and Contact For Bulk Orders', [
    'src/app/pages/info/AboutPage.tsx',
    'to="/bulk-order-request"',
    'to="/seller-form"',
  ]),
}
