export const REFUND_STATES = ['due', 'sending', 'failed', 'done'] as const

/** No provider sends less than this, in paise. */
export const REFUND_MIN_PAISE = 100
