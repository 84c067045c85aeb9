import { aptInstall, findProgram } from './tools.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The path of a Chrome or Chromium: the one in CHROME, one that is here, or Debian's. */
export const findBrowser = async () => {
  const given = process.env.CHROME
  if (given !== undefined && given !== '') return given
  const here = findProgram(NAMES)
  if (here !== undefined) return here
  await aptInstall('chromium', 'Chrome or Chromium')
  const installed = findProgram(NAMES)
  if (installed === undefined) throw new Error('Chromium was installed and is still not to be found on the PATH.')
  return installed
}
