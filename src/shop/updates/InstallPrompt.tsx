import { useLocation } from 'react-router-dom'
import { text } from '../../texts/texts.ts'
import { isCalmPage } from '../page/calm-pages.ts'
import { install, refuseInstall } from './install-prompt.ts'
import { Prompt } from '../../ui/overlay/Prompt.tsx'

/** Offers the shop for the home screen, as soon as the page is a calm one. */
export const InstallPrompt = () => {
  const { pathname } = useLocation()
  if (!isCalmPage(pathname)) return null
  const { words, yes, no } = text.menus.install
  return <Prompt words={words} yes={yes} no={no} onYes={() => void install()} onNo={refuseInstall} />
}
