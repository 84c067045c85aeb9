import type { PhoneStage } from './scenario-context.ts'

/** Blames the design where two things that must be the same are not. */
export const same = ({ world }: PhoneStage, what: string, shown: unknown, there: unknown): void => {
  const [left, right] = [stable(shown), stable(there)]
  if (left !== right) world.blame(`the screen differs in ${what}: ${left} and not ${right}`)
}

/** The order of an object's fields does not matter. */
export const stable = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => inOrder(part))

const inOrder = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
    : part
