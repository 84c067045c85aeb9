/** `IL` is Israel; nothing for letters that are no country's. */
export const countryName = (code: string): string | undefined =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
