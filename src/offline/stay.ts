/** From now on something would be lost if the browser cleared this site to make room (fault 1). */
export const askToStay = async (): Promise<void> => {
  // Missing in older browsers and on plain HTTP; only a page may ask.
  const storage: { persisted?: () => Promise<boolean>; persist?: () => Promise<boolean> } | undefined =
    navigator.storage
  if (!(await storage?.persisted?.())) await storage?.persist?.()
}
