import { usePane } from '../page/pane.ts'
import { useWide } from '../page/useWide.ts'

/** Whether a list has room for a table: on a wide screen, and not beside what is open. */
export const useTable = (): boolean => {
  const isWide = useWide()
  return usePane() === null && isWide
}
