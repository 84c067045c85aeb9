import { useState } from 'react'
import type { PinPlace } from '../../contract/pin-place.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toastError } from '../../ui/base/toast.ts'
import { placeAt } from './pin.ts'

const POSITION_TIMEOUT_MS = 15_000

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 }),
  )

interface UseMyLocationProps {
  onFound: (places: readonly PinPlace[]) => void
  /** There is no position: the form says what to do instead. */
  onDenied?: () => void
}

/** Fills the address from the device's position; a refusal of the farmer's is respected. */
export const UseMyLocation = ({ onFound, onDenied }: UseMyLocationProps) => {
  const [looking, setLooking] = useState(false)
  const words = pageText.checkout.address
  const locate = async () => {
    if (!('geolocation' in navigator)) return void toastError(text.messages.geolocationUnsupported)
    setLooking(true)
    try {
      const { coords } = await position()
      const places = await placeAt(coords.latitude, coords.longitude)
      if (places && places.length > 0) onFound(places)
      else void toastError(words.noPlaceHere)
    } catch (error) {
      console.warn('No position', error)
      onDenied?.()
    } finally {
      setLooking(false)
    }
  }
  return (
    <Button
      icon="locate"
      full
      aria-disabled={looking}
      onClick={() => void (looking || locate())}
      label={looking ? words.locating : words.useLocation}
    />
  )
}
