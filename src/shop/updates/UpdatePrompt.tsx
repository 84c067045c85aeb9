import { text } from '../../texts/texts.ts'
import { Prompt } from '../../ui/overlay/Prompt.tsx'

export interface UpdateAnswer {
  update: () => void
  later: () => void
}

/** Says that a new version is there; the farmer decides when. */
export const UpdatePrompt = ({ update, later }: UpdateAnswer) => {
  const words = text.menus
  return <Prompt words={words.newVersion} yes={words.update} no={words.later} onYes={update} onNo={later} />
}
