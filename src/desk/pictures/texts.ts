import { formatNumber } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of pictures that customers hand in, and of photographs of goods. */
export const text = spoken('pictures', {
  larger: (place: number, of: number) => `Picture ${place} of ${of}, larger`,
  picture: (place: number, of: number) => `Picture ${place} of ${of}`,
  film: 'Film of the customer',
  failed: 'This picture did not load',
  photographs: {
    title: 'Photographs',
    lead: (max: number) => `Up to ${formatNumber(max)}, with any background. The first one is shown in lists.`,
    take: 'Take a photograph',
    choose: 'Choose from the phone',
    picture: (place: number) => `Photograph ${formatNumber(place)}`,
    cut: 'Cut',
    first: 'First',
    remove: 'Remove',
    unreadable: 'This phone cannot read that picture. Choose another one.',
    full: (max: number) => `No more than ${formatNumber(max)} photographs`,
    failed: 'Not on this phone',
    busy: 'Making it small',
    cutTitle: 'Cut the photograph',
    cutLead: 'Drag the corners. On a keyboard the arrows move the corner that is chosen.',
    corners: { nw: 'Top left corner', ne: 'Top right corner', sw: 'Bottom left corner', se: 'Bottom right corner' },
    save: 'Keep this part',
  },
})
