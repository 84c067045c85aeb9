/** Whether it failed for want of quota. Dexie wraps the browser's error in its own, and those of many rows in one. */
export const isQuota = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'QuotaExceededError') ||
    ('inner' in error && isQuota(error.inner)) ||
    ('failures' in error && Array.isArray(error.failures) && error.failures.some(isQuota)))
