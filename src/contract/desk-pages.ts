/** The screens of the desk; the server answers any other address below `/desk/` with 404. */
export const DESK_PAGES = [
  '',
  'login',
  'pack',
  'pack/:id',
  'hand-over',
  'round',
  'back',
  'complaints',
  'print/:ids',
  'stock',
  'listings',
  'listings/new',
  'listings/draft/:id',
  'listings/:id',
  'products',
  'products/:id',
  'orders',
  'orders/:id',
  'claims',
  'claims/:id',
  'messages',
  'approvals',
  'approvals/:id',
  'approvals/listings',
  'approvals/listings/:id',
  'shop-front',
  'areas',
  'areas/:id',
  'shop',
  'shop/:id',
  'people',
  'log',
  'cash',
  'refunds',
  'enquiries',
  'enquiries/:id',
] as const

const screens = DESK_PAGES.map((path) => new RegExp(`^/desk/${path.replaceAll(/:\w+/g, '[^/]+')}/?$`))

/** Whether the desk has a screen at this path. */
export const isDeskPage = (path: string): boolean => path === '/desk' || screens.some((screen) => screen.test(path))
