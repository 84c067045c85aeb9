import { wasTouched } from './buzz.ts'

/** Two notes, generated: no file is fetched for them. In hertz, and seconds from the first. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.16 },
]
const NOTE_S = 0.28
/** Heard across a shop, and no fright beside the ear. */
const LOUDNESS = 0.25

let context: AudioContext | undefined

/** Plays them, once somebody has touched the page; where nothing can be heard, nothing happens. */
export const chime = async (): Promise<void> => {
  if (!wasTouched() || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  await context.resume()
  for (const { pitch, at } of NOTES) {
    const begin = context.currentTime + at
    const [note, volume] = [context.createOscillator(), context.createGain()]
    note.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, begin)
    // It fades out, as an end at full loudness clicks.
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_S)
    note.connect(volume).connect(context.destination)
    note.start(begin)
    note.stop(begin + NOTE_S)
  }
}
