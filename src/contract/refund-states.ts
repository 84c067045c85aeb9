export const REFUND_STATES = ['due', 'sending', 'failed', 'done'] as const
