import { ICONS, type IconName } from '../../../../src/ui/media/icons.ts'

/** A selector of what has this icon inside; an icon beside a word has no name of its own. */
export const withIcon = (name: IconName): string => `:has(path[d="${ICONS[name]}"])`
