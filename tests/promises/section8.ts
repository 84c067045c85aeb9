import { promise } from './promise.ts'

const position = 'src/features/addresses/UseMyLocation.tsx'

export const section8 = {
  '8/position-denied': promise('A position that is denied is only logged', [
    position,
    "console.warn('No position', error)",
    'void toastError(words.noPlaceHere)',
  ]),
  '8/no-positions': promise('“Geolocation is not supported by your browser.”', [
    position,
    'void toastError(text.messages.geolocationUnsupported)',
    'undefined',
  ]),
}
