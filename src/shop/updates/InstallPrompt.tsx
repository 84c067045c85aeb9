import { useLocation } from 'react-router-dom'
import { text } from '../../texts/texts.ts'
import { install, refuseInstall } from './install-prompt.ts'
import { Prompt } from '../../ui/overlay/Prompt.tsx'

/** Nobody is disturbed who searches, compares or buys. */
const CALM_PAGES = new Set(['/', '/order-history'])

/** Offers the shop for the home screen. */
export const InstallPrompt = () => {
  const { pathname } = useLocation()
  if (!CALM_PAGES.has(pathname)) return null
  const { words, yes, no } = text.menus.install
  return <Prompt words={words} yes={yes} no={no} onYes={() => void install()} onNo={refuseInstall} />
}
