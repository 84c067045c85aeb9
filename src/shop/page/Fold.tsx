/**
 * Stands behind what is to be painted before the rest of the page has come: its header, its first screen. The server
 * puts the styles of what follows in the place of the space, at the last one also what starts the page's code.
 */
export const Fold = () => (
  <div hidden suppressHydrationWarning>
    {' '}
  </div>
)
