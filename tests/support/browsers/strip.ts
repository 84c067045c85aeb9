import { browsers, features } from './table.ts'

type Missing = readonly [owner: string | null, name: string]

/** Runs in the page and in the worker, before anything else there: its own text is all it has. */
const takeAway = (missing: readonly Missing[]): void => {
  const find = (path: string): unknown => {
    // The one constructor that has no name of its own.
    if (path === 'TypedArray') return Object.getPrototypeOf(Int8Array)
    let found: unknown = globalThis
    for (const part of path.split('.')) found = found === undefined ? undefined : Reflect.get(Object(found), part)
    return found
  }
  const drop = (owner: unknown, name: string): void => {
    if ((typeof owner === 'object' || typeof owner === 'function') && owner !== null)
      Reflect.deleteProperty(owner, name)
  }
  for (const [owner, name] of missing) {
    if (owner === null) {
      for (let at: object | null = globalThis; at !== null; at = Reflect.getPrototypeOf(at)) drop(at, name)
      continue
    }
    const found = find(owner)
    drop(found, name)
    if (typeof found === 'function') drop(Reflect.get(found, 'prototype'), name)
  }
}

/**
 * A script that removes from this Chromium what the oldest browser lacks, by the table: members first, as long as their
 * owners can be found. What shares the name of something older stays.
 */
export const poorScript = (browser = 'chrome'): string => {
  const label = browsers.find(({ name }) => name === browser)?.label ?? browser
  const lacking = features.filter(({ lackedBy }) => lackedBy.includes(label))
  const kept = new Set(
    features.filter(({ lackedBy }) => !lackedBy.includes(label)).map(({ owner, name }) => `${owner}.${name}`),
  )
  const missing: Missing[] = lacking
    .filter(({ owner, name }) => !kept.has(`${owner}.${name}`))
    .toSorted((one, other) => Number(one.owner === undefined) - Number(other.owner === undefined))
    .map(({ owner, name }) => [owner ?? null, name])
  return `(${takeAway.toString()})(${JSON.stringify(missing)});\n`
}
