/** The value, or nothing when it takes longer than this or never comes. */
export const within = <T>(ms: number, coming: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    coming.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ])
