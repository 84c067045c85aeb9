import { accountPages, commonLayout, home, productPage } from './layout.ts'
import type { Section } from './promise.ts'
import { screens } from './screens.ts'

export const section2: Section = {
  title: '2. Screens and routes',
  parts: [commonLayout, home, productPage, accountPages, ...screens],
}
