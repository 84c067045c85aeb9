import { expect, TestRunner } from 'vitest'
import type { PromiseId } from '../proofs/promises/registry.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Which of the product's promises this test has asserted. */
    promises?: PromiseId[]
  }
}

/** Runs the assertions that prove a promise; without one inside nothing is proven, and that fails. */
export const keeps = async (id: PromiseId, assertions: () => void | Promise<void>): Promise<void> => {
  const test = TestRunner.getCurrentTest()
  if (test === undefined) throw new Error(`${id} is asserted outside of a test`)
  const before = expect.getState().assertionCalls
  await assertions()
  if (expect.getState().assertionCalls === before) throw new Error(`Nothing is asserted for ${id}`)
  const promises = (test.meta.promises ??= [])
  if (!promises.includes(id)) promises.push(id)
}
