import { spoken } from '../language/spoken.ts'

/** Words of reading the labels of parcels. */
export const text = spoken('scan', {
  open: 'Scan a label',
  lead: 'Hold the code on the label before the camera.',
  camera: 'Picture of the camera',
  none: {
    unsupported: 'This phone reads no codes: type the number on the label.',
    refused: 'The camera is not allowed here. Allow it in the browser’s settings, or type the number.',
    missing: 'There is no camera: type the number on the label.',
  },
  number: 'Number on the label',
  hint: 'The last four signs are enough',
  find: 'Find',
  chosen: (id: string) => `${id} is chosen`,
  elsewhere: (id: string, state: string) => `${id} is not in this list: ${state}`,
  unknown: (code: string) => `${code} is none of your parcels on this phone`,
})
