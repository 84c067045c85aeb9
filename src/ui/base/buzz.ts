/** Short buzzes of the phone, each a pattern in ms of buzzing and rest. */
const PATTERNS = {
  /** Something new has come. */
  news: [90, 60, 90],
  /** It is done. */
  done: [40],
  /** It is not what was meant. */
  wrong: [250, 80, 250],
} as const satisfies Record<string, readonly number[]>

/** Whether somebody has pressed anything here yet: before that browsers refuse sound and buzz. */
export const wasTouched = (): boolean =>
  // Firefox before 120 does not know it, and refuses by itself.
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive ?? true

/** Buzzes where the phone can and somebody holds it; never an error. */
export const buzz = (kind: keyof typeof PATTERNS): void => {
  if (!wasTouched() || !('vibrate' in navigator)) return
  navigator.vibrate([...PATTERNS[kind]])
}
