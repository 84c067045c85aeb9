import { at, box, dot, drop, fill, line, many, oval, shade } from './ink.ts'
import type { SCENES } from './scene-names.ts'
import {
  bird,
  bush,
  cloud,
  cow,
  FURROW,
  GRASS,
  ground,
  HEIGHT,
  HILL,
  HILL_FAR,
  hills,
  hut,
  onStripe,
  palm,
  SHOOT,
  sky,
  SKY,
  SOIL,
  sprout,
  stripes,
  SUN,
  tractor,
  tree,
  WIDTH,
} from './scenery.ts'
import { shapeOf } from './shapes.ts'

export type SceneName = (typeof SCENES)[keyof typeof SCENES][number]

/** A thing of the catalogue standing in a scene; (x, y) is where it stands, `size` how wide it is. */
const thing = (shape: string, x: number, y: number, size: number, b: string, label = '', motif = '', a = ''): string =>
  at(x - size / 2, y - (size * 90) / 96, size / 96, shapeOf(shape)({ b, a, label, motif }))

const rows = (
  horizon: number,
  ks: readonly number[],
  depths: readonly number[],
  plant: (x: number, y: number, scale: number) => string,
): string =>
  depths
    .flatMap((depth) => ks.map((k) => onStripe(horizon, k, depth)))
    .filter(({ x }) => x > -60 && x < WIDTH + 60)
    .map(({ x, y, scale }) => plant(x, y, scale))
    .join('')

const halves = (count: number): number[] => Array.from({ length: count }, (_, i) => i - (count - 1) / 2)
const DEPTHS = [0.06, 0.14, 0.26, 0.42, 0.63, 0.9] as const

const rabiSunrise = (): string =>
  sky(SKY) +
  dot(860, 176, 96, SUN) +
  hills(214, HILL_FAR, HILL) +
  ground(248, SOIL) +
  stripes(248, 19, FURROW, 0.16) +
  rows(248, halves(18), DEPTHS, (x, y, s) => sprout(x, y, s)) +
  bird(360, 90) +
  bird(420, 70) +
  bird(470, 104)

const dripRows = (): string =>
  sky('#D9E8E6') +
  cloud(240, 90, 1.3) +
  cloud(900, 70, 1.6) +
  hills(190, '#A9BE82', '#6F9A54') +
  ground(212, '#7A5230') +
  stripes(212, 17, '#5F3F24', 0.2) +
  many(16, (i) => {
    const k = i - 7.5
    return fill(`M${600 + k * 34 - 0.6} 212L${600 + k * 170 - 6} ${HEIGHT}h12L${600 + k * 34 + 0.6} 212Z`, '#2B2119')
  }) +
  rows(212, halves(16), [0.07, 0.15, 0.27, 0.43, 0.65, 0.95], (x, y, s) =>
    bush(x, y, s * 0.95, '#4F8A38', s > 0.4 ? '#C8301F' : ''),
  ) +
  [-2.5, -0.5, 1.5, 3.5]
    .map((k) => {
      const p = onStripe(212, k, 0.8)
      return drop(p.x + 20, p.y, 2.2) + drop(p.x + 34, p.y + 26, 1.6)
    })
    .join('')

const tractorDusk = (): string =>
  sky('#F2C98A') +
  box(0, 0, WIDTH, 90, 0, '#E9A765') +
  box(0, 90, WIDTH, 60, 0, '#EDB877') +
  dot(300, 236, 84, '#D9641C') +
  fill('M0 240C200 190 420 232 640 214s380-50 560-10V480H0Z', '#7C6A4A') +
  fill('M0 262C300 232 700 280 1200 244V480H0Z', '#5E5234') +
  fill('M0 320h1200v160H0Z', '#4A321D') +
  many(7, (i) => fill(`M0 ${338 + i * 22}h1200v8H0Z`, '#6B4A2C')) +
  fill('M0 320h560v40H0Z', '#5A3E26') +
  tractor(640, 402, 1.35, '#B32D1B') +
  tree(1050, 300, 0.9, '#3E4A26') +
  tree(1130, 310, 0.7, '#3E4A26') +
  hut(90, 300, 0.8, '#A57B4C', '#6E3418') +
  bird(560, 110) +
  bird(620, 88) +
  bird(690, 120)

const seedlings = (): string =>
  sky('#E3ECCF') +
  fill('M60 300C60 60 1140 60 1140 300Z', '#F1F6DE') +
  many(9, (i) => line(`M${180 + i * 105} 300V${128 + Math.abs(4 - i) ** 2 * 5.5}`, '#A9BE82', 5)) +
  line('M60 300C60 60 1140 60 1140 300', '#8FA868', 8) +
  line('M100 214C360 150 840 150 1100 214', '#A9BE82', 4) +
  ground(300, '#C9A676') +
  many(3, (i) => fill(`M${-60 + i * 440} 330h400l30 150H${-130 + i * 440}Z`, '#2B2119')) +
  many(3, (t) =>
    many(28, (i) => {
      const row = Math.floor(i / 7)
      return sprout(
        -20 + t * 440 + (i % 7) * (52 + row * 4) - row * 14,
        356 + row * 34,
        0.75 + row * 0.16,
        row % 2 ? '#8FBF4E' : SHOOT,
      )
    }),
  ) +
  thing('watering-can', 600, 330, 110, '#2F6FB3')

const orchard = (): string =>
  sky('#DDEBEC') +
  cloud(180, 80, 1.4) +
  cloud(760, 60, 1.7) +
  dot(1040, 96, 52, '#F2C230') +
  hills(206, '#B5C98F', '#8FB06A') +
  ground(226, '#A9BE6A') +
  stripes(226, 9, '#98AF58', 0.3) +
  rows(
    226,
    [-4, -3, -2, -1, 1, 2, 3, 4],
    [0.1, 0.24, 0.46, 0.86],
    (x, y, s) => oval(x, y, 60 * s, 10 * s, '#7F9A48') + tree(x, y, s * 0.92, '#3F7A34', s > 0.3 ? '#E9791C' : ''),
  ) +
  thing('crate', 510, 462, 130, '#8A5A2F') +
  thing('crate', 660, 450, 110, '#2C6B3A')

const fieldTools = (): string =>
  sky(SKY) +
  cloud(250, 84, 1.3, '#FFFBF0') +
  dot(980, 120, 60, SUN) +
  hills(230) +
  ground(330, '#C99A5C') +
  box(0, 330, WIDTH, 10, 0, '#B98046') +
  many(13, (i) => box(20 + i * 95, 190, 20, 150, 3, '#8A6239')) +
  box(0, 214, WIDTH, 20, 0, '#A5763F') +
  box(0, 276, WIDTH, 20, 0, '#A5763F') +
  thing('spade', 250, 420, 230, '#1C5229') +
  thing('hoe', 430, 430, 220, '#B32D1B') +
  thing('rake', 620, 424, 230, '#1E5FA8') +
  thing('sickle', 800, 430, 190, '#C2621A', '', 'plain') +
  thing('watering-can', 985, 436, 170, '#2C7A5A') +
  many(9, (i) => sprout(60 + i * 140, 470, 0.9, GRASS))

const awning = (x: number, width: number, colour: string): string =>
  many(Math.round(width / 40), (i) => fill(`M${x + i * 40} 120h40v52a20 20 0 0 1-40 0Z`, i % 2 ? '#FFFBF0' : colour)) +
  box(x - 6, 108, width + 12, 16, 4, '#6B4A2C') +
  box(x, 124, 8, 260, 0, '#8A6239') +
  box(x + width - 8, 124, 8, 260, 0, '#8A6239')

const heap = (x: number, y: number, colour: string, other: string, leaf = false): string =>
  fill(`M${x - 62} ${y}h124l-12 44H${x - 50}Z`, '#8A5A2F') +
  line(`M${x - 58} ${y + 14}h116M${x - 54} ${y + 30}h108`, '#6E4524', 3) +
  many(13, (i) => {
    const row = i < 6 ? 0 : i < 11 ? 1 : 2
    const n = row === 0 ? i : row === 1 ? i - 6 : i - 11
    return (
      dot(x - 46 + row * 10 + n * 18.5, y - 4 - row * 14, 12, (i + row) % 2 ? colour : other) +
      (leaf ? fill(`M${x - 46 + row * 10 + n * 18.5} ${y - 14 - row * 14}l-6-6h12Z`, '#3F7A34') : '')
    )
  })

const market = (): string =>
  sky('#F4E7C6') +
  cloud(600, 60, 1.4) +
  box(0, 90, WIDTH, 250, 0, '#E9D3A8') +
  hut(20, 340, 1.2, '#EBD2A0', '#A3481A') +
  hut(960, 340, 1.3, '#E3C08A', '#7A4A28') +
  ground(384, '#C99A5C') +
  awning(70, 320, '#B32D1B') +
  awning(440, 320, '#1C5229') +
  awning(810, 320, '#C2621A') +
  many(3, (i) => box(70 + i * 370, 300, 320, 12, 2, '#8A6239')) +
  heap(150, 340, '#C8301F', '#D9482F', true) +
  heap(310, 340, '#512B66', '#6A3F7D', true) +
  heap(520, 340, '#8FBF63', '#6FA045') +
  heap(680, 340, '#E9A81C', '#D97B1C') +
  heap(890, 340, '#C79A5B', '#B5854A') +
  heap(1050, 340, '#A8385A', '#8E2A49') +
  thing('sack', 415, 462, 110, '#1C5229') +
  thing('sack', 790, 462, 110, '#B4740E')

const shelf = (y: number): string => box(60, y, 1080, 14, 2, '#8A6239') + shade(`M60 ${y + 8}h1080v6H60Z`, 0.2)

const storeShelves = (): string =>
  sky('#EFE2C2') +
  box(60, 30, 1080, 420, 6, '#D9BE8C') +
  shelf(160) +
  shelf(306) +
  shelf(450) +
  [
    'sack|#1C5229|',
    'sack|#0E5E7A|',
    'pouch-fert|#A8321F|',
    'bucket|#2F6B35|',
    'tin|#8E4A1F|',
    'bottle-wide|#0E6275|',
    'jerrycan|#54418C|',
    'bottle|#2E6B3E|',
    'box|#B06A10|',
  ]
    .map((spec, i) => {
      const [shape = '', b = '', label = ''] = spec.split('|')
      return thing(shape, 130 + i * 118, 162, 116, b, label)
    })
    .join('') +
  ['tomato', 'chilli', 'wheat', 'okra', 'maize', 'brinjal', 'onion', 'watermelon', 'carrot']
    .map((crop, i) =>
      thing(
        i % 4 === 2 ? 'seed-bag' : i % 3 === 1 ? 'seed-tin' : 'pouch',
        130 + i * 118,
        308,
        116,
        ['#A52A1A', '#2F6B35', '#B4740E', '#1F6E5A', '#5B3A86', '#B23A63', '#1E5F8A', '#C4551B', '#7A4A28'][i] ??
          '#1C5229',
        '',
        crop,
      ),
    )
    .join('') +
  [
    'pump|#0E4A7A',
    'drip|#0E6275',
    'sprayer|#C4551B',
    'lantern|#1E5FA8',
    'milk-can|#2A6A8C',
    'battery-sprayer|#8C2F5E',
    'watering-can|#2C7A5A',
    'lateral|#A33B22',
    'energiser|#C2621A',
  ]
    .map((spec, i) => {
      const [shape = '', b = ''] = spec.split('|')
      return thing(shape, 130 + i * 118, 452, 116, b)
    })
    .join('')

const villageShop = (): string =>
  sky('#DDEBEC') +
  cloud(200, 84, 1.5) +
  cloud(1000, 70, 1.3) +
  hills(260, '#B5C98F', HILL) +
  ground(380, '#C99A5C') +
  tree(140, 384, 1.7) +
  tree(1090, 384, 1.5, '#4F7F3A') +
  box(300, 110, 600, 274, 4, '#EBD2A0') +
  box(290, 92, 620, 26, 4, '#7A4A28') +
  box(360, 214, 330, 170, 0, '#5A3E26') +
  many(3, (i) => box(372, 240 + i * 46, 306, 8, 0, '#8A6239')) +
  many(9, (i) =>
    box(
      380 + i * 33,
      218 + (i % 2) * 2,
      20,
      22,
      2,
      ['#A52A1A', '#1C5229', '#B4740E', '#1E5F8A', '#5B3A86'][i % 5] ?? '#1C5229',
    ),
  ) +
  many(9, (i) => box(380 + i * 33, 264, 20, 22, 2, ['#2F6B35', '#C4551B', '#0E6275', '#8E4A1F'][i % 4] ?? '#1C5229')) +
  box(740, 232, 110, 152, 3, '#1C5229') +
  dot(834, 312, 5, '#F2C230') +
  many(15, (i) => fill(`M${340 + i * 26} 150h26v50a13 13 0 0 1-26 0Z`, i % 2 ? '#FFFBF0' : '#B32D1B')) +
  box(334, 140, 402, 14, 3, '#6B4A2C') +
  thing('sack', 400, 440, 120, '#1C5229') +
  thing('sack', 490, 452, 120, '#0E5E7A') +
  thing('drip', 700, 452, 120, '#0E6275') +
  thing('pump', 850, 446, 130, '#0E4A7A') +
  thing('milk-can', 260, 446, 110, '#2A6A8C') +
  many(6, (i) => sprout(30 + i * 230, 474, 0.7, GRASS))

const dairyScene = (): string =>
  sky('#E9F0DA') +
  cloud(260, 76, 1.5) +
  dot(1010, 104, 54, '#F2C230') +
  hills(224, '#B5C98F', '#8FB06A') +
  ground(300, '#8FB45A') +
  fill('M660 300h460V150H660Z', '#D9BE8C') +
  fill('M630 156 890 70l260 86Z', '#A3481A') +
  shade('M890 70l260 86H890Z', 0.12) +
  box(700, 190, 120, 110, 0, '#6B4A2C') +
  box(860, 190, 220, 110, 0, '#6B4A2C') +
  line('M860 262h220M860 236h220', '#B98046', 8) +
  fill('M0 360C300 330 800 390 1200 350V480H0Z', '#7AA04A') +
  cow(130, 404, 1.45, '#F6EEDD', '#8A4A28') +
  cow(440, 388, 1.15, '#B5703C', '#F1DDCD') +
  thing('milk-can', 760, 436, 150, '#2A6A8C') +
  thing('milk-can', 868, 444, 150, '#1C5229', '', 'alu') +
  thing('pail', 975, 448, 130, '#B0471B') +
  thing('feed-sack', 1090, 446, 150, '#2F6B35', '', 'cow') +
  many(10, (i) => sprout(40 + i * 126, 474 - (i % 3) * 8, 0.6, '#5C8A3C'))

const wellPump = (): string =>
  sky('#D9E8E6') +
  dot(210, 112, 58, SUN) +
  cloud(700, 70, 1.5) +
  hills(220, '#A9BE82', '#7FA35A') +
  ground(244, '#7A9A4A') +
  many(9, (i) => fill(`M0 ${252 + i * i * 3.2}h1200v${4 + i * 1.5}H0Z`, i % 2 ? '#8FB45A' : '#6B8E3E')) +
  palm(1040, 300, 1.5) +
  palm(1120, 320, 1.2) +
  palm(960, 290, 1.05) +
  fill('M470 400C560 380 760 372 1200 300v40C900 390 760 420 620 480H380Z', '#5FA9B8') +
  line('M480 420C640 396 800 380 1160 326M470 450C620 420 760 400 1000 366', '#CFE6EC', 4) +
  oval(330, 420, 190, 46, '#A57B4C') +
  fill('M140 350v66c0 26 380 26 380 0v-66Z', '#C79A6B') +
  many(9, (i) => line(`M${150 + i * 44} ${372 + (i % 2) * 4}v54`, '#9A6B40', 3)) +
  line('M140 388c60 26 320 26 380 0', '#9A6B40', 3) +
  oval(330, 350, 190, 40, '#8A5A34') +
  oval(330, 354, 160, 30, '#2F6F7E') +
  thing('pump', 640, 404, 220, '#0E4A7A') +
  line('M420 350C470 300 520 330 548 360', '#2B2119', 13) +
  line('M686 238V200h80', '#8B8A82', 18) +
  line('M766 200c26 6 30 40 30 150', '#7FC3D0', 12)

/** Every scene by name. */
export const SCENE_DRAWINGS: Record<SceneName, () => string> = {
  'rabi-sunrise': rabiSunrise,
  'drip-rows': dripRows,
  'tractor-dusk': tractorDusk,
  seedlings,
  orchard,
  'field-tools': fieldTools,
  market,
  'store-shelves': storeShelves,
  'village-shop': villageShop,
  dairy: dairyScene,
  'well-pump': wellPump,
}

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENE_DRAWINGS, name)

/** The scene as SVG of 1200 by 480; null for an unknown name. */
export const sceneDrawn = (name: string): string | null =>
  isScene(name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENE_DRAWINGS[name]()}</svg>`
    : null
