/** Searching by speaking, and a product read aloud. */
export const voice = {
  speak: 'Speak',
  listening: 'Listening',
  /** Localized while the browser listens. */
  note: 'Your browser sends what you say to its maker, who writes it down for you.',
  refused: 'This phone does not let the shop listen. Please type instead.',
  nothing: 'Nothing was understood. Please try again.',
  read: 'Read aloud',
  stop: 'Stop reading',
}
