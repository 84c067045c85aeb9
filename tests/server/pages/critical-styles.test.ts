import { expect, test } from 'vitest'
import { createCriticalStyles } from '../../../server/http/routes/critical-styles.ts'

const styles = createCriticalStyles(`
  :root { --ink: #123 }
  body { margin: 0 }
  .card { color: red }
  .card:not(.flat) .name { color: blue }
  .other, .name { font-weight: 700 }
  .card:hover, .name:active { color: black }
  .dialog { position: fixed }
  @media (min-width: 769px) { .card { color: green } .dialog { top: 0 } }
  @media print { .dialog { display: none } }
  @keyframes turn { to { rotate: 1turn } }
`)

test('a page carries the styles that its markup uses before it is touched, in their order, and no others', async () => {
  const { css } = styles('<article class="card wide"><b class="name">Urea</b></article>')
  expect(css.replace(/\s+/g, ' ')).toBe(
    [
      ':root { --ink: #123 }body { margin: 0 }.card { color: red }.card:not(.flat) .name { color: blue }',
      '.name { font-weight: 700 }@media (min-width: 769px){.card { color: green }}',
      '@keyframes turn { to { rotate: 1turn } }',
    ].join(''),
  )
})
