import { create } from 'zustand'
import type { ListingFileReport } from '../../../contract/product/listing-file.ts'
import { isFailure } from '../../../client/api/failure.ts'
import { ask } from '../../ask.ts'
import { addReport } from './add-report.ts'

/** The file that is to be sent, which outlives its page and the network, and what became of it. */
interface FileState {
  file: File | null
  isBusy: boolean
  /** What became of its first parts, where it is taken in several: sending goes on behind them. */
  parts: ListingFileReport | null
  report: ListingFileReport | null
  /** Why it was not taken, as the shop said it; `lost` where no answer came. */
  refused: string | null
  isLost: boolean
}

const NOTHING: FileState = { file: null, isBusy: false, parts: null, report: null, refused: null, isLost: false }

export const useListingFile = create<FileState>(() => NOTHING)

export const chooseFile = (file: File): void => useListingFile.setState({ ...NOTHING, file })

export const refuseFile = (refused: string): void => useListingFile.setState({ refused })

/** Sends the chosen file, as often as the shop takes a part of it; one that is taken is chosen no more. */
export const sendFile = async (shop: number): Promise<void> => {
  const { file, isBusy, parts: before } = useListingFile.getState()
  if (file === null || isBusy) return
  let parts = before
  do {
    useListingFile.setState({ ...NOTHING, file, parts, isBusy: true })
    const query = { from: String(parts?.next_line ?? 1) }
    const answer = await ask('deskFileSend', { params: { id: String(shop) }, query, file })
    if (isFailure(answer)) {
      const isLost = answer.httpStatus === undefined
      return useListingFile.setState({ ...NOTHING, file, parts, isLost, refused: isLost ? null : answer.message })
    }
    parts = addReport(parts, answer.data)
  } while (parts.next_line !== undefined)
  useListingFile.setState({ ...NOTHING, report: parts })
}
