import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex, as the provider signs. */
export const sign = (secret: string, content: string | Uint8Array): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** What the provider's checkout signs: its own order id and the payment's. */
export const checkoutContent = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`

/** Compared in constant time; anything but 64 hex digits is wrong before it is compared. */
export const isSigned = (secret: string, content: string | Uint8Array, signature: string): boolean =>
  /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(sign(secret, content)), Buffer.from(signature))
