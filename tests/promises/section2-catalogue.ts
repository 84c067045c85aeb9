import { promise } from './promise.ts'

/** Carousels, pictures and what does not load. */
export const section2Catalogue = {
  '2.3/banners': promise(
    'Home’s banners change every 5000 ms, in a circle',
    ['src/contract/constants.ts', 'BANNER_AUTOPLAY_MS = 5000', 'BANNER_AUTOPLAY_MS = 6000'],
    ['src/features/catalogue/home/BannerSlider.tsx', '({ loop: images.length > 1 })', '({ loop: false })'],
  ),
  '2.3/hero': promise(
    'The hero carousel: coverflow of depth 20 by 2.5, looped, pagination, arrows',
    ['src/features/catalogue/home/HeroCarousel.tsx', 'DEPTH_PX = 20', 'DEPTH_PX = 30'],
    ['src/features/catalogue/home/HeroCarousel.tsx', '    loop: true,\n', '    loop: false,\n'],
    [
      'src/ui/carousel/Dots.tsx',
      'onClick={() => slides.takeStep((slider) => slider.moveToIdx(index))}',
      'onClick={() => undefined}',
    ],
  ),
  'd71/hero-768': promise('Three of its pictures are in sight from 768 px on', [
    'src/features/catalogue/home/HeroCarousel.tsx',
    "'(min-width: 768px)'",
    "'(min-width: 769px)'",
  ]),
  '2.3/lazy': promise('Home is alive without the code of its sections far below, which stand there as drawn', [
    'src/ui/base/lazy-section.tsx',
    'await new Promise((done) => setTimeout(done, RETRY_MS))',
    'throw new Error()',
  ]),
  '2.3/near': promise('Pictures far below come when they are scrolled near', [
    'src/ui/media/Picture.tsx',
    "loading={eager ? 'eager' : 'lazy'}",
    'loading="eager"',
  ]),
  '8/error': promise('A product or a row that does not load: “Error: {message}”', [
    'src/contract/messages.ts',
    '`Error: ${message}`',
    '`Sorry: ${message}`',
  ]),
  '8/broken-picture': promise(
    'A broken picture is replaced by a drawing, and tried again with the network',
    ['src/ui/media/useImageError.ts', 'onError: () => setBroken(src)', 'onError: () => undefined'],
    ['src/ui/media/useImageError.ts', "    addEventListener('online', retry)\n", ''],
  ),
  '9/toast-place': promise('Toasts stand at the top right', [
    'src/ui/base/Toaster.module.css',
    'inset: var(--s3) var(--s3) auto auto;',
    'inset: auto auto var(--s3) var(--s3);',
  ]),
  '9/rails': promise('A rail shows two cards on the narrowest phone and four to seven on a desk', [
    'src/ui/carousel/Rail.module.css',
    '    width: calc((100% - 4 * var(--s4)) / 5);\n    min-width: calc((100% - 4 * var(--s4)) / 5);',
    '    width: calc((100% - 4 * var(--s4)) / 2);\n    min-width: calc((100% - 4 * var(--s4)) / 2);',
  ]),
  '2.15/policies': promise(
    'About and the policies name every limit and every fact of section 9',
    ['src/contract/constants.ts', 'returnDays: 10', 'returnDays: 11'],
    ['src/contract/constants.ts', 'refundBusinessDays: 7', 'refundBusinessDays: 8'],
    ['src/contract/constants.ts', 'liabilityMonths: 12', 'liabilityMonths: 11'],
    ['src/contract/constants.ts', "courts: 'New Delhi'", "courts: 'Pune'"],
    ['src/contract/constants.ts', 'founded: 2023', 'founded: 2022'],
    ['src/contract/constants.ts', 'grievanceResolvedDays: 30', 'grievanceResolvedDays: 31'],
    ['src/contract/constants.ts', 'minimumAge: 18', 'minimumAge: 17'],
  ),
  '2.5/copied': promise('Where there is no sheet, Share copies the link', [
    'src/features/catalogue/product/share.ts',
    'await navigator.clipboard.writeText(url)',
    'await navigator.clipboard.writeText(title)',
  ]),
  '2.5/packs': promise('The packs, and the price of the chosen one', [
    'src/app/pages/catalogue/ProductPage.tsx',
    'onChoose={(variant) => choose(variant.sku)}',
    'onChoose={() => undefined}',
  ]),
  '2.5/no-section': promise('Without reviews there is no section of reviews', [
    'src/app/pages/catalogue/ProductPage.tsx',
    '{reviews && product.average_rating > 0 && (',
    '{reviews && (',
  ]),
}
