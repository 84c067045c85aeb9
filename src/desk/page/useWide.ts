import { useMedia } from '../../ui/base/useMedia.ts'

/** So wide that the menu stands at the side and a list beside its detail; the style sheets name the same width. */
const WIDE = '(min-width: 1000px)'

export const useWide = (): boolean => useMedia(WIDE)
