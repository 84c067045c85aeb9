import { expect, test } from 'vitest'
import { createCriticalStyles } from '../../../server/http/routes/critical-styles.ts'

const styles = createCriticalStyles(`
  :root { --ink: #123 }
  body { color: var(--ink) }
  .card { color: red }
  .card:not(.flat) .name { color: blue }
  .other, .name { animation: turn 1s }
  .card:hover, .name:active { color: black }
  .dialog { position: fixed }
  @media (min-width: 769px) { .card { color: green } .dialog { top: 0 } }
  @media print { .dialog { display: none } }
  @keyframes turn { to { rotate: 1turn } }
`)

test('a page carries the styles that its markup uses before it is touched, in their order, and no others', async () => {
  const [only] = styles('<article class="card wide"><b class="name">Urea</b></article>')
  expect(only?.css.replace(/\s+/g, ' ')).toBe(
    [
      ':root { --ink: #123 }body { color: var(--ink) }.card { color: red }.card:not(.flat) .name { color: blue }',
      '.name { animation: turn 1s }@media (min-width: 769px){.card { color: green }}',
      '@keyframes turn { to { rotate: 1turn } }',
    ].join(''),
  )
})

test('a page with a fold has first the styles of its first screen, then those of the rest, and each rule once', async () => {
  const [first, rest, ...more] = styles('<b class="name">Urea</b><div hidden=""> </div><p class="other">New</p>')
  expect(first?.css.replace(/\s+/g, ' ')).toBe(
    ':root { --ink: #123 }body { color: var(--ink) }.name { animation: turn 1s }@keyframes turn { to { rotate: 1turn } }',
  )
  expect(rest?.css.replace(/\s+/g, ' ')).toBe('.other { animation: turn 1s }')
  expect(more).toEqual([])
})

test('each part between two folds has what those before it have not brought', async () => {
  const fold = '<div hidden=""> </div>'
  const css = styles(`<b class="name">Urea</b>${fold}<p class="other">New</p>${fold}<p class="other dialog">Old</p>`)
  expect(css.map((part) => part.css.replace(/\s+/g, ' ')).slice(1)).toEqual([
    '.other { animation: turn 1s }',
    '.dialog { position: fixed }@media (min-width: 769px){.dialog { top: 0 }}',
  ])
})

test('what the sheet has before a rule of the first screen stays before it where an element has both', async () => {
  const [first, rest] = styles('<b class="name">Urea</b><div hidden=""> </div><p class="card name">New</p>')
  expect(first?.css.indexOf('.card {')).toBeLessThan(first?.css.indexOf('.name {') ?? -1)
  expect(rest?.css).not.toContain('.card { color: red }')
})

test('a page carries no custom property and no keyframes that nothing on it asks for', () => {
  const [first, rest] = createCriticalStyles(`
    :root { --edge: 1px solid var(--line); --line: tan; --night: black; --later: var(--deep); --deep: navy }
    [data-theme=dark] { --line: gray; --night: white }
    .name { border: var(--edge) }
    .other { color: var(--later) }
    .dialog { background: var(--night); animation: fall 1s }
    @keyframes fall { from { top: 0 } to { top: 9px } }
  `)('<b class="name">Urea</b><div hidden=""> </div><p class="other">New</p>')
  expect(first?.css.replace(/\s+/g, '')).toBe(
    [
      ':root{--edge:1pxsolidvar(--line);--line:tan;--later:var(--deep);--deep:navy}',
      '[data-theme=dark]{--line:gray;}.name{border:var(--edge)}',
    ].join(''),
  )
  expect(rest?.css.replace(/\s+/g, '')).toBe('.other{color:var(--later)}')
})
