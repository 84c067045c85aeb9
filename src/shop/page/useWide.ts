import { useMedia } from '../../ui/base/useMedia.ts'

/** So wide that a list has room for its filters beside it; the style sheets name the same width. */
const WIDE = '(min-width: 1100px)'

/** Whether the screen is a desk's; the server renders for a phone. */
export const useWide = (): boolean => useMedia(WIDE)
