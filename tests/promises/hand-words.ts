import { promise } from './promise.ts'

/** Words, sizes, dark mode and the menus, in one hand. */
export const handWords = {
  'hand/reviewed': promise('A review names its product', [
    'src/app/pages/reviews/ProductReviewPage.tsx',
    '          <Ordered listingId={listingId} sku={sku} />\n',
    '',
  ]),
  'hand/review-on': promise('A review that waits leads on to the others', [
    'src/app/pages/reviews/ProductReviewPage.tsx',
    '        <ButtonLink to="/my-reviews" label={pageText.reviews.one.toMine} />\n',
    '',
  ]),
  'hand/large-text': promise('Text at 200 % loses nothing on any page: not cut, not overlapping, nothing sideways', [
    'src/app/layout/footer/FeatureStrip.module.css',
    'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '1fr 1fr',
  ]),
}
