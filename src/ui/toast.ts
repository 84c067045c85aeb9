/** The toaster's code is fetched with the first toast, after the first paint. Only the headless half: no styles at run time. */
const toaster = () => import('react-hot-toast/headless')

/** Told calmly, top right, for five seconds. */
export const toastSuccess = async (text: string): Promise<void> => {
  const { toast } = await toaster()
  toast.success(text, { id: text })
}

/** A refusal; read out at once. */
export const toastError = async (text: string): Promise<void> => {
  const { toast } = await toaster()
  toast.error(text, { id: text })
}
