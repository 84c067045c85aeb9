import { useEffect, useRef, useState } from 'react'
import type { TypedListing } from '../../../contract/product/listing-form.ts'
import { getDb } from '../../../client/db/get-db.ts'
import { toastError } from '../../../ui/base/toast.ts'
import { text as deskText } from '../../texts.ts'
import type { Photograph } from '../../pictures/photographs.ts'
import { savePicture, typedListings, type DraftOf } from '../typed-listings.ts'

/** What is typed, saved on this phone at every change; what it is too full for stays on the screen. */
export const useTyped = (of: DraftOf, start: TypedListing) => {
  const [typed, setTyped] = useState(start)
  // A photograph takes a moment to be made ready: what was typed meanwhile stays.
  const latest = useRef(start)
  useEffect(() => {
    latest.current = typed
  }, [typed])
  const show = (next: TypedListing) => {
    latest.current = next
    setTyped(next)
  }
  const set = (change: Partial<TypedListing>) => {
    const next = { ...latest.current, ...change }
    show(next)
    void getDb()
      .then((local) => typedListings.save(local, of, next))
      .catch(console.warn)
  }
  /** Adds a photograph, or puts it in the place of another one. */
  const addPicture = async ({ name, bytes }: Photograph, inPlaceOf?: string): Promise<void> => {
    const withIt = () => {
      const { pictures } = latest.current
      return inPlaceOf === undefined ? [...pictures, name] : pictures.map((one) => (one === inPlaceOf ? name : one))
    }
    try {
      await savePicture(await getDb(), of, { ...latest.current, pictures: withIt() }, name, bytes)
    } catch (error) {
      console.warn(error)
      return void toastError(deskText.network.full)
    }
    set({ pictures: withIt() })
  }
  return { typed, set, addPicture }
}
