import { promise } from './promise.ts'

const pages = 'src/app/pages/catalogue'
const home = `${pages}/HomePage.tsx`
const sections = `${pages}/HomeSections.tsx`
const category = `${pages}/CategoryPage.tsx`
const brand = `${pages}/BrandPage.tsx`
const seller = `${pages}/SellerPage.tsx`
const blocks = 'src/app/pages/catalogue/BrandAndSeller.tsx'
const product = `${pages}/ProductPage.tsx`
const head = 'src/features/catalogue/product/ProductHead.tsx'
const messages = 'src/contract/messages.ts'

/** The pages of the catalogue. */
export const section23 = {
  '2.3/banner': promise('Home has the banners of home', [
    home,
    "bannersOf(dataOrEmpty(banners), 'home')",
    "bannersOf(dataOrEmpty(banners), 'brands')",
  ]),
  '2.3/sections': promise(
    'Its sections: categories, New Arrival, Deal Of The Day, Most Popular, hero, For your field, brands, Meet Our Seller',
    [sections, "row={popular} all={listOf('Top Product')}", 'row={{ ...popular, products: [] }}'],
    [sections, '{pictures.length > 3 && (', '{pictures.length > 30 && ('],
  ),
  '2.3/new': promise('New Arrival has what is marked so', [
    home,
    "fetchProductPage({ type: 'New Arrival' }, ask)",
    "fetchProductPage({ type: 'Top Product' }, ask)",
  ]),
  '2.3/deals': promise('Deal Of The Day has what is marked so', [sections, 'row={deals}', 'row={popular}']),
  '2.3/popular': promise('Most Popular has what is marked Top Product', [sections, 'row={popular}', 'row={fresh}']),
  '2.3/strip': promise('All Payment Method, Easy Return, Free Delivery*, Customer Support', [
    'src/app/layout/footer/FeatureStrip.tsx',
    "    ['truck', text.footer.freeDelivery],\n",
    '',
  ]),
  '2.4/category-banner': promise('A category’s banner is of its kind', [
    category,
    "'category'), category.slug",
    "'home'), category.slug",
  ]),
  '2.4/category-sections': promise('A category: New Arrival, Most Popular, brands, products, sellers', [
    category,
    '<ProductRail title={text.catalogue.mostPopular} row={popular} />',
    '',
  ]),
  '2.4/category-unknown': promise('“Category not found”', [messages, "'Category not found'", "'Not found'"]),
  '2.4/brand-banner': promise('A brand’s banner is of its kind', [
    brand,
    "'brands'), brand.slug",
    "'home'), brand.slug",
  ]),
  '2.4/brand-picture': promise('A brand’s picture', [brand, "pictureOf('brands', brand.image_url)", "''"]),
  '2.4/brand-sections': promise('A brand: New Arrival, products, sellers', [
    brand,
    '<ProductRail title={text.catalogue.newArrival} row={fresh} />',
    '',
  ]),
  '2.4/brand-unknown': promise('“Brand not found”', [messages, "'Brand not found'", "'Not found'"]),
  '2.4/seller-banner': promise('A seller’s banner is of its kind', [
    seller,
    "'seller'), seller.slug",
    "'home'), seller.slug",
  ]),
  '2.4/seller-picture': promise('A seller’s avatar', [seller, "pictureOf('avatars', seller.avatar)", "''"]),
  '2.4/seller-sections': promise('A seller: New Arrival, products, brands', [
    seller,
    '<ProductRail title={text.catalogue.newArrival} row={fresh} />',
    '',
  ]),
  '2.4/seller-unknown': promise('“Seller not found”', [messages, "'Seller not found'", "'Not found'"]),
  '2.4/newest': promise('Where nothing is marked as New Arrival the newest products stand there', [
    `${pages}/load-listing.ts`,
    "fetchProductPage({ ...of, sort: 'newest', limit }, ask)",
    'marked',
  ]),
  '2.5/price': promise('The price of the pack', [product, 'selling={chosen.selling_price}', 'selling={chosen.price}']),
  '2.5/struck': promise('The list price, struck out', [product, 'list={chosen.price}', 'list={0}']),
  '2.5/discount': promise('The discount in percent', [product, 'discount={chosen.product_discount}', 'discount={0}']),
  '2.5/taxes': promise('Inclusive of All taxes', [product, ' {text.catalogue.taxes}.', '']),
  '2.5/buttons': promise('Add to Cart, Buy Now, Wishlist, Share', [
    product,
    'label={wished ? text.catalogue.inWishlist : text.catalogue.wishlist}',
    "label=''",
  ]),
  '2.5/short': promise('The short description', [product, '<Words {...shortSaid(product)} />', '{product.title}']),
  '2.5/details': promise('The product’s details', [
    product,
    "product.product_details.split('\\n')",
    "product.title.split('\\n')",
  ]),
  '2.5/brand': promise(
    'The way to its brand',
    [blocks, 'to={`/brand/${product.brand.slug}`}', 'to={`/brand/${product.brand.id}`}'],
    [head, 'to={`/brand/${product.brand.slug}`}', 'to={`/brand/${product.brand.id}`}'],
  ),
  '2.5/seller': promise('The way to its seller', [
    blocks,
    'to={`/seller/${product.vendor.slug}`}',
    'to={`/seller/${product.vendor.name}`}',
  ]),
  '2.5/similar': promise('Similar Product You May Like', [
    product,
    'row={{ products: similar,',
    'row={{ products: [],',
  ]),
  '2.5/no-reviews': promise('No customer reviews without an average above 0', [
    product,
    'product.average_rating > 0',
    'product.average_rating >= 0',
  ]),
}
