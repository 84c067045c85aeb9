import { newUuid } from '../../client/api/uuid.ts'

const NAME = 'browser'
/** As long as browsers keep any cookie. */
const SECONDS = 400 * 24 * 60 * 60
let unkept: string | undefined

/**
 * A random number by which the server distinguishes this browser's log-ins from a stranger's. It names no account,
 * opens nothing, and stays when somebody logs out. Where cookies are blocked it lasts as long as the page.
 */
export const browserNumber = (): string => {
  const kept = new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(document.cookie)?.[1]
  const number = kept ?? unkept ?? newUuid()
  unkept = number
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${NAME}=${number}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure}`
  return number
}
