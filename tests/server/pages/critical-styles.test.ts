import { expect, test } from 'vitest'
import { createCriticalStyles, splitAtFolds } from '../../../server/http/routes/critical-styles.ts'

const plain = (css = ''): string => css.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1')

const stylesOf = (sheet: string) => {
  const styles = createCriticalStyles(sheet)
  return (html: string) => styles(splitAtFolds(html))
}

const styles = stylesOf(`
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
  expect(plain(only?.css)).toBe(
    [
      'body{color: #123}.card{color: red}.card:not(.flat) .name{color: blue}',
      '.name{animation: turn 1s}@media (min-width: 769px){.card{color: green}}',
      '@keyframes turn{to{rotate: 1turn}}',
    ].join(''),
  )
})

test('a page with a fold has first the styles of its first screen, then those of the rest, and each rule once', async () => {
  const [first, rest, ...more] = styles('<b class="name">Urea</b><div hidden=""> </div><p class="other">New</p>')
  expect(plain(first?.css)).toBe('body{color: #123}.name{animation: turn 1s}@keyframes turn{to{rotate: 1turn}}')
  expect(plain(rest?.css)).toBe('.other{animation: turn 1s}')
  expect(more).toEqual([])
})

test('each part between two folds has what those before it have not brought', async () => {
  const fold = '<div hidden=""> </div>'
  const css = styles(`<b class="name">Urea</b>${fold}<p class="other">New</p>${fold}<p class="other dialog">Old</p>`)
  expect(css.map((part) => plain(part.css)).slice(1)).toEqual([
    '.other{animation: turn 1s}',
    '.dialog{position: fixed}@media (min-width: 769px){.dialog{top: 0}}',
  ])
})

test('what the sheet has before a rule of the first screen stays before it where an element has both', async () => {
  const [first, rest] = styles('<b class="name">Urea</b><div hidden=""> </div><p class="card name">New</p>')
  expect(plain(first?.css)).toMatch(/\.card\{.*\.name\{/)
  expect(plain(rest?.css)).not.toContain('.card{color: red}')
})

test('a custom property comes, light and dark, with the part that first asks for it, and no keyframes unasked', () => {
  const [first, rest] = stylesOf(`
    :root { --edge: 1px solid var(--line); --line: tan; --night: black; --later: var(--deep); --deep: navy }
    [data-theme=dark] { --line: gray; --night: white; --deep: aqua; color-scheme: dark }
    @media (min-width: 769px) { :root { --line: sienna; --deep: teal } }
    .name { border: var(--edge); --own: 1; --unasked: 2 }
    .other { color: var(--later); order: var(--own) }
    .dialog { background: var(--night); animation: fall 1s }
    @keyframes fall { from { top: 0 } to { top: 9px } }
  `)('<b class="name">Urea</b><div hidden=""> </div><p class="other">New</p>')
  expect(first?.css.replace(/\s+/g, '')).toBe(
    [
      ':root{--edge:1pxsolidvar(--line);--line:tan}[data-theme=dark]{--line:gray}',
      '@media(min-width:769px){:root{--line:sienna}}',
      '[data-theme=dark]{color-scheme:dark}.name{border:var(--edge);--own:1;}',
    ].join(''),
  )
  expect(rest?.css.replace(/\s+/g, '')).toBe(
    [
      ':root{--later:var(--deep);--deep:navy}[data-theme=dark]{--deep:aqua}',
      '@media(min-width:769px){:root{--deep:teal}}.other{color:var(--later);order:var(--own)}',
    ].join(''),
  )
})

test('a custom property with one value everywhere is put where it is asked for; one that changes is not', () => {
  const [only] = stylesOf(`
    :root { --gap: 8px; --wide: 2px; --ink: black; --high: var(--gap) }
    @media (min-width: 769px) { :root { --wide: 4px } }
    .later { --ink: navy }
    .deep { --own: 1px }
    .name { padding: calc(2 * var(--gap)) var(--wide); color: var(--ink); height: var(--high); width: var(--own); top: var(--wait, 0px) }
  `)('<b class="name deep">Urea</b>')
  expect(plain(only?.css)).toBe(
    [
      ':root{--wide: 2px;--ink: black;--high: 8px}@media (min-width: 769px){:root{--wide: 4px}}.deep{--own: 1px}',
      '.name{padding: calc(2 * 8px) var(--wide);color: var(--ink);height: var(--high);width: var(--own);top: var(--wait, 0px)}',
    ].join(''),
  )
})

test('a rule for a kind of element comes with the first part that has one', () => {
  const css = stylesOf(`
    *, :before { margin: 0 }
    html { color: red }
    h1, h2 { font-size: 2em }
    p a { padding: 2px }
    h1[class]:focus-visible { outline: none }
    :focus-visible { outline-offset: 2px }
  `)('<h1>Shop</h1><div hidden=""> </div><h2>New</h2><p><a>All</a></p>').map((part) => plain(part.css))
  expect(css).toEqual([
    '*,:before{margin: 0}html{color: red}h1{font-size: 2em}h1[class]:focus-visible{outline: none}:focus-visible{outline-offset: 2px}',
    'h2{font-size: 2em}p a{padding: 2px}',
  ])
})
