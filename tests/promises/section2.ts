import type { Section } from './promise.ts'
import { routes } from './routes.ts'

export const section2: Section = { title: '2. Screens and routes', parts: [routes] }
