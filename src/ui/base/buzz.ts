/** Lets the phone shake for so many milliseconds, or by turns: shaking, still, shaking. Most laptops and iPhones cannot. */
export const buzz = (pattern: number | number[]): void => {
  if ('vibrate' in navigator) navigator.vibrate(pattern)
}

/** What was done, and what was wrong. */
export const BUZZ = { done: 60, wrong: [120, 80, 120] }
