import { stemsOf } from '../../../src/search/endings.ts'
import { bonesOf, coarseKey, foldKey, slipsBetween, wordsOf } from '../../../src/search/fold.ts'
import { hasIndic, isVoiceless } from '../../../src/search/indic.ts'

/**
 * Names of substances in the scripts of India, told by ear: the consonants are the same, and so are nearly all vowels,
 * which each script writes in its own way.
 */

/** A name has no more words, nor is it typed in more parts. */
const WORDS_MAX = 5
/** How many vowels of a name may differ, by how many consonants it has: a short one has neighbours, such as neem. */
const SLIPS = [0, 0, 0, 0, 0, 2, 4]
/** Consonants of a name that is known with an ending of its language too. */
const LONG_MIN = 5
/** Tamil tells f from p by an aytham before it, which no other reading of it counts. */
const TAMIL_F = /ஃப/g
/** The same sound of Telugu, whose letters stand in the same order. */
const F = 'ఫ'

/** Bengali and Odia write v as they write b. */
const nativeKey = (word: string): string => foldKey(word).replaceAll('v', 'b')
/** Where no voice is written. */
const voicelessKey = (word: string): string => coarseKey(foldKey(word))

interface Sound {
  name: string
  key: string
  consonants: number
}

const soundsBy = (keyOf: (word: string) => string, names: readonly (readonly [name: string, sounds: string[]])[]) => {
  const all = names.flatMap(([name, sounds]) =>
    sounds.map((sound) => {
      const key = keyOf(sound.replaceAll(' ', ''))
      const bones = bonesOf(key)
      return { name, key, bones, consonants: bones.replace(/^a/, '').length }
    }),
  )
  return Map.groupBy(all, ({ bones }) => bones)
}

interface Word {
  text: string
  isIndic: boolean
  isVoiceless: boolean
}

const indicWords = (text: string): Word[] =>
  text.split(/\s+/).flatMap((part) => {
    const marks = { isIndic: hasIndic(part), isVoiceless: isVoiceless(part) }
    return wordsOf(part).map((word) => ({ text: word, ...marks }))
  })

/**
 * Finds the first of some names, each with what it sounds like, in a text in a script of India. Those of `voiced` sound
 * as something else where no voice is written.
 */
export const indicNames = (
  names: readonly (readonly [name: string, sounds: string[]])[],
  voiced: readonly string[],
): ((text: string) => string | undefined) => {
  const native = soundsBy(nativeKey, names)
  const voiceless = soundsBy(
    voicelessKey,
    names.filter(([name]) => !voiced.includes(name)),
  )

  const soundOf = (spoken: string, isWithoutVoice: boolean): Sound | undefined => {
    const key = isWithoutVoice ? voicelessKey(spoken) : nativeKey(spoken)
    const sounds = (isWithoutVoice ? voiceless : native).get(bonesOf(key)) ?? []
    return sounds.find((sound) => {
      const most = SLIPS[sound.consonants] ?? Infinity
      return most === Infinity || slipsBetween(key, sound.key, most) <= most
    })
  }

  const nameOf = (words: readonly Word[]): string | undefined => {
    const last = words[words.length - 1]
    if (last === undefined || !words.some(({ isIndic }) => isIndic)) return undefined
    const head = words
      .slice(0, -1)
      .map(({ text }) => text)
      .join('')
    // Malayalam writes the voice, though not always, and Tamil an f.
    for (const isWithoutVoice of words.some((word) => word.isVoiceless) ? [true, false] : [false]) {
      const whole = soundOf(head + last.text, isWithoutVoice)
      if (whole !== undefined) return whole.name
      for (const stem of stemsOf(last.text, isWithoutVoice ? 'voiceless' : 'native')) {
        const found = soundOf(head + stem, isWithoutVoice)
        if (found !== undefined && found.consonants >= LONG_MIN) return found.name
      }
    }
    return undefined
  }

  return (text: string): string | undefined => {
    const words = indicWords(text.replaceAll('\u0972', '\u090d').replaceAll(TAMIL_F, F))
    for (const at of words.keys()) {
      for (let length = 1; length <= WORDS_MAX && at + length <= words.length; length += 1) {
        const some = words.slice(at, at + length)
        // A number is no part of a name.
        if (/^\d/.test(some.at(-1)?.text ?? '')) break
        const found = nameOf(some)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
}
