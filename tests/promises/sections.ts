import type { Section } from './promise.ts'
import { section2 } from './section2.ts'
import { section7 } from './section7.ts'

export const sections: readonly Section[] = [section2, section7]
