// Plain JavaScript that any Node can read and no package is needed for: in a fresh clone this file runs first.
const version = process.versions.node.split('.').map(Number)
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`Node 20.19 or newer is needed to start the shop, and this is Node ${process.versions.node}.`)
  process.exit(1)
}
void import('../tools/start/shop.mjs').then(({ start }) => start(process.argv[2]))
