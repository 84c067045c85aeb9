/** Asks for persistent storage: from now on something would be lost if the browser evicted this site's data. */
export const requestPersistence = async (): Promise<void> => {
  // Missing in older browsers and on plain HTTP; only a page may ask.
  const storage: { persisted?: () => Promise<boolean>; persist?: () => Promise<boolean> } | undefined =
    navigator.storage
  if (!(await storage?.persisted?.())) await storage?.persist?.()
}
