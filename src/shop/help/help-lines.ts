import { shopSettings, type ContactLine } from '../../contract/shop-settings.ts'
import type { IconName } from '../../ui/media/icons.ts'

export interface HelpLine {
  icon: IconName
  text: string
  /** Missing where a press would lead nowhere. */
  href: string | undefined
}

/** What takes a subject along, and under which name. */
const KINDS: Partial<Record<ContactLine['kind'], { icon: IconName; query?: string }>> = {
  phone: { icon: 'call' },
  whatsapp: { icon: 'chat', query: 'text' },
  email: { icon: 'mail', query: 'subject' },
}

/** How the shop is reached, by what the operator has set; the subject goes along where it can be written. */
export const helpLines = (subject?: string): HelpLine[] =>
  shopSettings.contact.flatMap(({ kind, text, href }) => {
    const known = KINDS[kind]
    if (known === undefined) return []
    const isWritten = href !== undefined && subject !== undefined && known.query !== undefined
    return [
      { icon: known.icon, text, href: isWritten ? `${href}?${known.query}=${encodeURIComponent(subject)}` : href },
    ]
  })
