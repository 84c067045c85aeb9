import { promise } from './promise.ts'

const constants = 'src/contract/constants.ts'

export const section1 = {
  '1/year': promise('The footer’s copyright year is 2024', [
    constants,
    'COPYRIGHT_YEAR = 2024',
    'COPYRIGHT_YEAR = 2026',
  ]),
  '1/about': promise('About: founded 2023, 10,000+ farmers, 50,000+ products, 100+ cities, 24/7', [
    constants,
    "cities: '100+'",
    "cities: '200+'",
  ]),
}
