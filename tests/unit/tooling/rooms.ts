/** The folders with import rules, and what each may import; a folder may always import itself. */

export interface Room {
  /** Folders it may import from. */
  rooms?: readonly string[]
  /** Folders from which it may import types only. */
  types?: readonly string[]
  /** Packages it may import; a name stands for its subpaths too. */
  packages?: readonly string[]
  /** Whether it may import Node's own modules. */
  node?: true
}

const REACT = ['react', 'react-dom', 'react-router-dom', 'react-hot-toast', 'keen-slider']
/** Forms and validation. */
const FORMS = ['react-hook-form', '@hookform/resolvers', 'valibot']
/** What a page may import: data that page and worker share, the spine, texts and parts. */
const PAGE = ['*.shared.ts', 'src/contract', 'src/search', 'src/client', 'src/texts', 'src/ui']

/** The nouns of the shop, and the nouns whose screens or stores each may import; never in a circle. */
const NOUNS: Record<string, readonly string[]> = {
  account: ['enquiries', 'languages', 'login', 'news', 'sellers', 'session', 'stock-alerts', 'wishlist'],
  addresses: ['delivery', 'login', 'places', 'session'],
  calculator: ['addresses', 'cart', 'places'],
  cart: ['delivery', 'places'],
  catalogue: [
    'addresses',
    'calculator',
    'cart',
    'delivery',
    'enquiries',
    'help',
    'order-attempts',
    'places',
    'questions',
    'saved',
    'session',
    'stock-alerts',
    'wishlist',
  ],
  checkout: ['addresses', 'cart', 'delivery', 'login', 'message-order', 'order-attempts', 'payment', 'session'],
  complaints: ['login'],
  'data-use': ['account'],
  delivery: [],
  enquiries: ['addresses', 'checkout', 'login', 'order-attempts', 'orders', 'payment', 'session'],
  help: [],
  info: ['catalogue'],
  languages: [],
  login: ['session'],
  'message-order': ['cart'],
  news: [],
  'order-attempts': [],
  orders: ['cart', 'delivery', 'help', 'login', 'news', 'payment', 'uploads'],
  payment: ['order-attempts'],
  places: [],
  questions: ['session'],
  reviews: ['login', 'orders', 'session', 'uploads'],
  saved: [],
  sellers: ['enquiries', 'places', 'session'],
  session: [],
  'stock-alerts': ['session'],
  unsent: ['addresses', 'login', 'order-attempts', 'session'],
  uploads: [],
  wishlist: ['cart', 'login', 'session'],
}

const nounsOfTheShop = Object.fromEntries(
  Object.entries(NOUNS).map(([noun, others]) => [
    `src/shop/${noun}`,
    {
      rooms: [...PAGE, 'src/shop/page', ...others.map((other) => `src/shop/${other}`)],
      packages: [...REACT, ...FORMS, 'zustand'],
    },
  ]),
)

export const ROOMS: Record<string, Room> = {
  'src/contract': { packages: ['valibot'] },
  // What both apps are made of, on the page and in the worker.
  'src/client': {
    rooms: ['src/contract'],
    packages: ['dexie', 'fake-indexeddb', 'ky', 'trusted-types', 'valibot', 'zustand'],
  },
  // Only a page has a screen to come into sight, and links to lose.
  'src/client/page': { rooms: ['src/contract', 'src/client'], packages: ['zustand'] },
  // What page and worker share of an app, wherever it lies; `sw/tsconfig.json` keeps the DOM out of it.
  '*.shared.ts': { rooms: ['src/contract', 'src/search', 'src/client'], packages: ['valibot', 'zustand'] },
  'src/search': { rooms: ['src/contract'] },
  'src/ui': { packages: [...REACT, ...FORMS, 'zustand'] },
  'src/texts': { rooms: ['src/contract'] },
  ...nounsOfTheShop,
  // What every page is made with.
  'src/shop/page': { rooms: PAGE, packages: [...REACT, ...FORMS, 'zustand'] },
  // Where nouns meet: routes, layout, startup, updates.
  'src/shop': {
    rooms: [...PAGE, 'src/shop/*'],
    packages: [...REACT, ...FORMS, 'zustand', 'workbox-window', 'vite-plugin-pwa'],
  },
  // The desk of sellers' staff: a page of its own, which shares no screen with the shop.
  'src/desk': { rooms: PAGE, packages: [...REACT, ...FORMS, 'zustand', 'uqr'] },
  sw: { rooms: ['src/contract', 'src/client', '*.shared.ts'], packages: ['workbox-*'] },
  'server/http': {
    rooms: ['src/contract', 'server/shop'],
    types: ['server/db', 'server/ports'],
    packages: ['hono', '@hono/node-server', 'lru-cache', 'postcss', 'valibot', '@valibot/to-json-schema'],
    node: true,
  },
  'server/shop': {
    rooms: ['src/contract', 'src/search', 'server/db'],
    types: ['server/ports'],
    packages: ['drizzle-orm', '@node-rs/argon2', 'valibot', 'csv-parse', 'htmlparser2', 'lru-cache'],
    node: true,
  },
  'server/db': {
    types: ['src/contract'],
    packages: ['drizzle-orm', 'drizzle-kit', 'pg', '@electric-sql/pglite'],
    node: true,
  },
  'server/ports': { types: ['src/contract'], node: true },
  'server/adapters': {
    rooms: ['src/contract', 'server/ports', 'server/shop', 'server/db', 'server/drawings', 'server/seed'],
    packages: ['pino', 'sharp', 'aws4fetch', 'razorpay', 'valibot', 'drizzle-orm', 'web-push', 'prom-client'],
    node: true,
  },
  'server/config': { rooms: ['src/contract', 'server/shop'], packages: ['valibot', 'web-push'], node: true },
  'server/jobs': { rooms: ['server/shop', 'server/db', 'server/ports', 'server/adapters'], node: true },
  'server/drawings': {
    rooms: ['src/contract', 'server/seed'],
    types: ['server/db'],
    packages: ['sharp', 'valibot'],
    node: true,
  },
  'server/seed': {
    rooms: ['src/contract', 'server/shop', 'server/db', 'server/ports', 'server/drawings'],
    packages: ['drizzle-orm', 'sharp', 'valibot', 'csv-parse'],
    node: true,
  },
  'server/cli': { rooms: ['src/contract'], packages: ['commander', 'valibot'], node: true },
  // Before packages are installed it runs without any.
  'tools/start': { node: true },
  'tools/start/bundle.mjs': { packages: ['vite'], node: true },
  'server/dev.ts': { rooms: ['src/contract', 'server/http'], packages: ['vite'], node: true },
  'server/main.ts': {
    rooms: [
      'src/contract',
      ...['config', 'http', 'shop', 'db', 'ports', 'adapters', 'jobs', 'seed'].map((name) => `server/${name}`),
    ],
    packages: ['@hono/node-server', 'valibot'],
    node: true,
  },
}

/** The folder with rules that a file is in; two nouns of the shop are two folders. */
export const roomOf = (path: string): string => {
  if (path.endsWith('.shared.ts')) return '*.shared.ts'
  const noun = /^src\/shop\/(?!(?:layout|startup|updates)\/)[^/]+(?=\/)/.exec(path)
  if (noun) return noun[0]
  if (path.startsWith('sw/')) return 'sw'
  if (path.startsWith('src/client/page/')) return 'src/client/page'
  // What starts the page and declares its globals may import like the app.
  if (/^src\/[^/]+$/.test(path)) return 'src/shop'
  if (path === 'server/start.mjs') return 'tools/start'
  if (path === 'server/dev.ts' || path === 'tools/start/bundle.mjs') return path
  // What starts the server and reads the environment belongs together, the import of a larger catalogue too.
  if (/^server\/[^/]+\.ts$/.test(path) || path === 'server/seed/main.ts') return 'server/main.ts'
  return path.split('/').slice(0, 2).join('/')
}

const matches = (allowed: string, name: string): boolean =>
  allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed || name.startsWith(`${allowed}/`)

export const allows = (list: readonly string[] | undefined, name: string): boolean =>
  list?.some((allowed) => matches(allowed, name)) ?? false
