/** The styles that a rendered page does not bring along (`boot.ts`); a page rendered on the client has them from the start. */
export const loadStyles = async (): Promise<void> => {
  if (typeof window !== 'undefined') await window.loadStyles?.()
}
