/** Whether it failed for want of room. Dexie wraps the browser's error in its own. */
export const isQuota = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'QuotaExceededError') || ('inner' in error && isQuota(error.inner)))
