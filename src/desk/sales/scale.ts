/** What ends a scale: people read these of a power of ten at a glance, and half of each too. */
const STEPS = [1, 2, 4, 10]
/** There is no half of a piece. */
const LEAST = 2

/** The least round number that is no less. */
export const scaleOf = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, LEAST)))
  return Math.max(power * (STEPS.find((step) => step * power >= most) ?? 10), LEAST)
}
