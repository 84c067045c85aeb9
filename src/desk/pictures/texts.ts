import { spoken } from '../language/spoken.ts'

/** The words of pictures that customers hand in. */
export const text = spoken('pictures', {
  larger: (place: number, of: number) => `Picture ${place} of ${of}, larger`,
  picture: (place: number, of: number) => `Picture ${place} of ${of}`,
  film: 'Film of the customer',
  failed: 'This picture did not load',
})
