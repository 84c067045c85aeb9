import { create } from 'zustand'
import type { ListingFileReport } from '../../../contract/product/listing-file.ts'
import { isFailure } from '../../../client/api/failure.ts'
import { ask } from '../../ask.ts'

/** The file that is to be sent, which outlives its page and the network, and what became of it. */
interface FileState {
  file: File | null
  isBusy: boolean
  report: ListingFileReport | null
  /** Why it was not taken, as the shop said it; `lost` where no answer came. */
  refused: string | null
  isLost: boolean
}

const NOTHING: FileState = { file: null, isBusy: false, report: null, refused: null, isLost: false }

export const useListingFile = create<FileState>(() => NOTHING)

export const chooseFile = (file: File): void => useListingFile.setState({ ...NOTHING, file })

export const refuseFile = (refused: string): void => useListingFile.setState({ refused })

/** Sends the chosen file; one that is taken is chosen no more. */
export const sendFile = async (shop: number): Promise<void> => {
  const { file, isBusy } = useListingFile.getState()
  if (file === null || isBusy) return
  useListingFile.setState({ ...NOTHING, file, isBusy: true })
  const answer = await ask('deskFileSend', { params: { id: String(shop) }, file })
  if (!isFailure(answer)) return useListingFile.setState({ ...NOTHING, report: answer.data })
  const isLost = answer.httpStatus === undefined
  useListingFile.setState({ ...NOTHING, file, isLost, refused: isLost ? null : answer.message })
}
