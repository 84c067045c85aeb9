import { text } from '../../texts/texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'

/** The eleven languages, over the page that stays where it is. */
export const LanguageDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={text.layout.language} onClose={onClose} side="bottom">
    <LanguageLinks />
  </Dialog>
)
