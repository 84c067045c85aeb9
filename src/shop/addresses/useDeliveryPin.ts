import { useEffect, useState } from 'react'
import { useAddresses } from './addresses.store.ts'
import { deliveryTo, type Delivery } from '../delivery/delivery.ts'
import { loadZones, useDelivery, watchPin } from '../delivery/delivery.store.ts'

/** Where goods go: the PIN given last, else that of the default address. */
export const useDeliveryPin = (): string | null => {
  const { own, guest } = useDelivery()
  useEffect(watchPin, [])
  const { delivery } = useAddresses()
  const byDefault = delivery.find(({ is_default }) => is_default === 1) ?? delivery[0]
  return own ?? byDefault?.pincode ?? guest
}

/** What sellers promise to a PIN, from what the phone has; nothing while that is not known. */
export const useDeliveryTo = (pincode: string | null | undefined): Delivery | null => {
  const zones = useDelivery((state) => state.zones)
  const [now] = useState(() => Date.now())
  useEffect(() => void loadZones(), [])
  return deliveryTo(pincode, zones, now)
}
