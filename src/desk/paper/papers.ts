/** The papers of a parcel. */
export const PAPERS = ['slip', 'label', 'note'] as const
export type Paper = (typeof PAPERS)[number]

/** The paper that an address names; the slip where it names none. */
export const paperNamed = (name: string | null): Paper => PAPERS.find((paper) => paper === name) ?? 'slip'

/** The view that prints a paper of these parcels, one page each. */
export const paperPath = (paper: Paper, parcels: readonly { id: string }[]): string =>
  `/desk/print/${encodeURIComponent(parcels.map(({ id }) => id).join(','))}?paper=${paper}`
