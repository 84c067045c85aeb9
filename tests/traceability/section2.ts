import { accountPages, commonLayout, home, productPage, shopPages } from './layout.ts'
import type { Section } from './promise.ts'
import { routes } from './routes.ts'
import { screens } from './screens.ts'

export const section2: Section = {
  title: '2. Screens and routes',
  parts: [routes, commonLayout, home, shopPages, productPage, accountPages, ...screens],
}
