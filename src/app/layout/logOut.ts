import { t } from '../../texts/texts.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { raiseLoading } from './loading.store.ts'
import { closePanel, openPanel } from './panels.store.ts'

const session = () => import('../../features/account/session.ts')

/** Logs out at once, unless changes are still unsent: then the farmer says what becomes of them (decision 8). */
export const askToLogOut = async (): Promise<void> => {
  const { pendingCount } = await session()
  if ((await pendingCount()) > 0) openPanel('log-out')
  else await logOut('send')
}

export const logOut = async (choice: 'send' | 'keep' | 'discard'): Promise<void> => {
  closePanel()
  await raiseLoading(session().then(({ logout }) => logout(choice)))
  void toastSuccess(t.layout.loggedOut)
}
