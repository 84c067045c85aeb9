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
  'hand/dark': promise('Anybody makes the page dark in the menu, its bar in the browser too', [
    'index.html',
    "document.querySelector('[name=theme-color]').content = isDark ? '#17120C' : '#123A1C'",
    '',
  ]),
  'hand/dark-first': promise(
    'It is dark before the first paint ever after, the app’s own page too',
    ['index.html', '        show()\n        night', '        night'],
    ['server/http/routes/static.ts', 'documentPolicies({ scripts })', 'documentPolicies()'],
  ),
  'hand/dark-phone': promise('The choice can follow the phone', [
    'index.html',
    "        night.addEventListener('change', show)\n",
    '',
  ]),
  'hand/contrast': promise(
    'Every text has a contrast of 7:1, light and dark',
    ['src/ui/base/tokens.css', '  --soil-2: #dacbb2;', '  --soil-2: #8a7c66;'],
    ['src/ui/base/tokens.css', '  --soil-2: #54402e;', '  --soil-2: #7a6a5a;'],
  ),
  'hand/install-day': promise('The home screen is offered on the second day, not at a reload', [
    'src/app/updates/install-prompt.ts',
    'return first !== null && first !== today',
    'return first !== null',
  ]),
  'hand/install-no': promise('After a no it is never offered again', [
    'src/app/updates/install-prompt.ts',
    "    localStorage.setItem(SAID_NO, '1')\n",
    '',
  ]),
  'hand/install-order': promise('Or after the first order, not before its end', [
    'src/app/updates/install-prompt.ts',
    "before === '/payment' && now === '/order-history'",
    "before === '/payment' && now === '/'",
  ]),
}
