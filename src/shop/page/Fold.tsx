/**
 * Stands where the first screen of a page ends. The server puts the styles of the rest, and what starts the page's code,
 * in the place of the space, so that the first screen is painted before they come.
 */
export const Fold = () => (
  <div hidden suppressHydrationWarning>
    {' '}
  </div>
)
