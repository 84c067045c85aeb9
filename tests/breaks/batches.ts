import { isStory, needsBuild, type Case } from './cases.ts'

/** So many breaks share a build and a start of vitest. */
const SIZE = 20

/** What fails as one: a test, or the whole of a story. */
const unitsOf = (one: Case): string[] =>
  isStory(one) ? [...one.tests.keys()] : [...one.tests].flatMap(([file, titles]) => titles.map((title) => file + title))

/** Whether two breaks can stand side by side: neither in what the other makes fail, nor in the other's words. */
const goTogether = (one: Case, other: Case): boolean => {
  if (needsBuild(one) !== needsBuild(other) || isStory(one) !== isStory(other)) return false
  const theirs = new Set(unitsOf(other))
  if (unitsOf(one).some((unit) => theirs.has(unit))) return false
  return one.file !== other.file || !(one.from.includes(other.from) || other.from.includes(one.from))
}

/** Breaks that are tried together; one without a promise of its own is tried alone. */
export const batchesOf = (cases: readonly Case[]): Case[][] => {
  const batches: Case[][] = []
  for (const one of cases) {
    const batch =
      one.id === undefined
        ? undefined
        : batches.find(
            (others) =>
              others.length < SIZE && others.every((other) => other.id !== undefined && goTogether(one, other)),
          )
    if (batch === undefined) batches.push([one])
    else batch.push(one)
  }
  return batches
}
