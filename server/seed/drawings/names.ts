/**
 * Every drawing by name. A name is a file `<folder>/<name>.svg`; `sack.jute.svg` is the sack of the motif `jute` and
 * `cultivator.7.svg` the cultivator of the label `7`. Files and names must agree, which a test checks.
 */
// oxfmt-ignore
export const SHAPES = {
  packs: [
    'sack', 'sack.jute', 'feed-sack', 'seed-bag', 'pouch', 'pouch-fert', 'pouch-care', 'bottle', 'bottle-wide',
    'bottle-slim', 'bottle-handle', 'jerrycan', 'bucket', 'mineral-bucket', 'tin', 'seed-tin', 'box', 'seed-box',
    'block', 'lick',
  ],
  traps: [
    'sticky-trap', 'funnel-trap', 'delta-trap', 'fly-trap', 'safety-kit', 'light-trap', 'scarer',
  ],
  pipes: [
    'drip', 'lateral', 'tape', 'rain-hose', 'lay-flat', 'suction', 'coil', 'pvc', 'sprinkler-pipe', 'sprinkler',
    'sprinkler.plastic', 'sprinkler-set', 'mini-sprinkler', 'fogger', 'rain-gun', 'drippers', 'drippers.blue',
    'fittings', 'fittings.kit', 'liner', 'mulch', 'shade-net',
  ],
  water: [
    'filter', 'filter.disc', 'sand-filter', 'cyclone', 'venturi', 'fert-tank', 'valve', 'valve.wheel', 'air-valve',
    'gauge', 'punch', 'drip-kit', 'drip-kit.small',
  ],
  pumps: [
    'pump', 'self-priming', 'submersible', 'submersible.wide', 'openwell', 'engine-pump', 'diesel-pump', 'solar-pump',
    'slurry', 'booster', 'starter', 'starter.panel', 'gsm-starter', 'phase-guard', 'foot-valve', 'cable',
    'cable.solar',
  ],
  machines: [
    'tiller', 'weeder', 'mini-tiller', 'rotary-head', 'rotavator', 'cultivator', 'cultivator.7', 'plough', 'plough.reversible',
    'harrow', 'leveller', 'ridger', 'drill', 'seeder', 'transplanter', 'drum-seeder', 'brush-cutter',
    'brush-cutter.backpack', 'reaper', 'chaff-cutter', 'chaff-wheel', 'sheller', 'tube-sheller', 'thresher',
    'pedal-thresher', 'winnower', 'mill', 'auger', 'chain-saw', 'hook',
  ],
  sprayers: [
    'sprayer', 'sprayer.brass', 'battery-sprayer', 'battery-sprayer.double', 'battery-sprayer.hand', 'power-sprayer',
    'mist-blower', 'htp', 'htp-pump', 'boom', 'orchard-sprayer', 'foot-sprayer', 'rocker', 'hand-sprayer',
    'hand-sprayer.large', 'nozzles', 'nozzles.steel', 'spray-gun', 'lance', 'hood', 'battery', 'charger',
  ],
  tools: [
    'hoe', 'phawda', 'spade', 'spade.round', 'sickle', 'sickle.plain', 'khurpi', 'prong', 'trowel', 'wheel-hoe',
    'cono-weeder', 'pickaxe', 'crowbar', 'axe', 'billhook', 'cane-knife', 'secateur', 'secateur.long', 'lopper',
    'shear', 'saw', 'knife', 'grafting-tool', 'fruit-picker', 'pole', 'rake', 'rake.leaf', 'fork', 'basket',
    'ghamela', 'crate', 'wheelbarrow', 'watering-can', 'gloves', 'boots', 'tarpaulin', 'grow-bag', 'tray', 'net',
    'twine', 'meter', 'soil-tester',
  ],
  'animal-care': [
    'milking', 'milking.double', 'milk-can', 'milk-can.alu', 'pail', 'fat-kit', 'lactometer', 'ear-tag', 'applicator',
    'halter', 'mat', 'water-bowl', 'feeder', 'drinker', 'incubator', 'hoof-set', 'azolla-bed', 'silage-bag',
    'bee-box', 'trigger', 'trigger.fly', 'dip-cup',
  ],
  solar: [
    'panel', 'panel.large', 'panel.small', 'lantern', 'lantern.radio', 'street-lamp', 'home-light', 'torch',
    'head-torch', 'energiser', 'energiser.plain', 'wire', 'insulators', 'controller', 'controller.mppt', 'inverter',
    'tubular', 'tubular.small', 'pump-drive', 'dryer', 'cooker', 'stand',
  ],
} as const

/** What grows, around the origin; drawn on packs of seed. */
// oxfmt-ignore
export const CROPS = [
  'wheat', 'paddy', 'maize', 'bajra', 'jowar', 'ragi', 'mustard', 'gram', 'tur', 'moong', 'urad', 'soybean', 'pea',
  'french-bean', 'cluster-bean', 'cowpea', 'drumstick', 'cotton', 'sunflower', 'marigold', 'sesame', 'castor',
  'cumin', 'coriander', 'fenugreek', 'berseem', 'lucerne', 'spinach', 'tomato', 'chilli', 'capsicum', 'brinjal',
  'okra', 'cucumber', 'bottle-gourd', 'bitter-gourd', 'ridge-gourd', 'pumpkin', 'watermelon', 'muskmelon', 'papaya',
  'carrot', 'radish', 'beetroot', 'potato', 'onion', 'groundnut', 'cauliflower', 'cabbage',
] as const

/** Animals and feeds in the colour of a brand, around the origin. */
// oxfmt-ignore
export const ANIMALS = [
  'cow', 'buffalo', 'calf', 'goat', 'hen', 'fish', 'cake', 'fat', 'leaf',
] as const

/** Signs of brands, around the origin. */
// oxfmt-ignore
export const EMBLEMS = [
  'sprout', 'drop-leaf', 'wing', 'ear', 'waves', 'flower', 'furrow', 'sun', 'hill', 'square-leaf', 'hands', 'feather',
  'shield', 'ring', 'star', 'peak', 'drop', 'cloud', 'bolt', 'gear', 'plough', 'horn', 'anvil', 'fan',
] as const

/** The wide scenes that each kind of page shows. */
export const SCENES = {
  home: ['rabi-sunrise', 'drip-rows', 'tractor-dusk'],
  category: ['seedlings', 'orchard', 'field-tools'],
  brands: ['market', 'store-shelves'],
  seller: ['village-shop', 'dairy', 'well-pump'],
} as const

/** What is drawn for a product, without its motif. */
export type ShapeName = Exclude<(typeof SHAPES)[keyof typeof SHAPES][number], `${string}.${string}`>
/** `pump`, or with a motif `feed-sack/cow`. */
export type DrawingName = ShapeName | `${ShapeName}/${string}`
export type EmblemName = (typeof EMBLEMS)[number]
