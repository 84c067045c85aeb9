/** Latin letters, digits and dashes, for addresses; empty when a text has none of them. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%/g, ' percent')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
