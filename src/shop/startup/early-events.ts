/**
 * Stands in the head of a rendered page: keeps presses and typing until `early-input.ts` has come behind the first screen
 * and hears them itself.
 */
const events: Event[] = []
const early: NonNullable<Window['early']> = { events, hear: (event) => void events.push(event) }
window.early = early
for (const type of ['click', 'input']) document.addEventListener(type, (event) => early.hear(event), true)
