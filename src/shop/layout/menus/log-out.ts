import { text } from '../../../texts/texts.ts'
import { toastSuccess } from '../../../ui/base/toast.ts'
import { withLoading } from '../../page/loading.store.ts'
import { closePanel, openPanel } from '../../page/panels.store.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const session = () => withTexts('shop', import('../../session/session.ts'))

/** Logs out at once, unless changes are still unsent: then the farmer says what becomes of them. */
export const askToLogOut = async (): Promise<void> => {
  const { pendingCount } = await session()
  if ((await pendingCount()) > 0 || !(await logOut('send'))) openPanel('log-out')
}

/** False when what was to be sent first could not be sent. */
export const logOut = async (choice: 'send' | 'keep' | 'discard'): Promise<boolean> => {
  const isOut = await withLoading(session().then(({ logout }) => logout(choice)))
  if (!isOut) return false
  void import('../../../client/page/push.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined)
  closePanel()
  void toastSuccess(text.menus.loggedOut)
  return true
}
