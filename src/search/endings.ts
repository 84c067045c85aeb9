import { lightKey } from './fold.ts'
import type { Looseness } from './names.ts'

/** What languages add to a word, and what may stand before it. */

/** Cases and plurals, by their light keys; in Marathi each case goes with what stands before it. */
const ENDINGS = new Set(
  [
    ...'inulla kalukku kkulla kosam gulige sathi kalai galige kaliku ikulla yasathi yala varil vril man ma mathi mate ana ani anun ane lo loki lni inte ude ukku kana kalku galu gula guli kalkku kal lanu laku luku lige nun ik iku irku ku ki ke ka ko ge gu lu la li nu ni na no ra r er ir re da di in ina inu vin vina vige il ile iin yer u ala em am on en an e i a o s guddu um yum vum ukum yan an te par pai lona loni mida thil til tirku thirku thuku tuku tai tin thai thin ukana ukkana vuku vukku vai vil vin vukana lonci nunci lonunci'.split(
      ' ',
    ),
    ...['', 'ya', 'ye', 'i', 'a', 'e', 'an', 'yan'].flatMap((stem) =>
      'cha chi che chan chya chyan chyasathi chyavar chyavaril sathi var varil vril varche varcha varchi vrche vrcha vrache vracha vrachi vari madhe madhye madhil man tun til tla tle tli tlan talya varun mdhil mdhle mdhla vrche vrchi mdhun madhun pasun la ne'
        .split(' ')
        .map((ending) => stem + ending),
    ),
    'at',
    'yat',
    'it',
    'et',
  ].map(lightKey),
)
const CASES =
  /^(?:[iy]?a?(?:at|cha|chi|che|cia|ci|ce|cian|la|tun|var|varil|vril|til|tle|tla|tl[iy]a|talia|vrac[aei])|t?t?h?(?:il|in|ai|uku|irku)|ilu|al|lo|loni|ki|ku|pai|nu|da|dali|ali|ke|man?|mathi|ra|re|ru|e|er|te|r|sathi|no|ni|na|t)$/
/** Whether an ending is a case of a field or a tree; any other would take a word for one that only begins so. */
export const isCase = (ending: string): boolean => CASES.test(ending)
/** The consonants by which Tamil joins words. */
const JOINING = new Set(['t', 'k', 'p', 'c'])
export const STEM_MIN = 3
/** Where the cases of Tamil and Malayalam put it in place of a last m: vengayam, vengayathil. */
const FOR_M = /^th?(?:il|irku|uku|ai|in)$/

/** Where a word may end before its ending. */
export const stemsOf = (word: string, looseness: Looseness): string[] => {
  const stems: string[] = []
  for (let cut = word.length - 1; cut >= STEM_MIN; cut -= 1) {
    const ending = lightKey(word.slice(cut))
    if (!ENDINGS.has(ending) && !(looseness === 'voiceless' && JOINING.has(ending))) continue
    const stem = word.slice(0, cut)
    if (FOR_M.test(ending)) stems.push(`${stem}m`)
    stems.push(stem)
    // Such words of Tamil have lost a last u: kinaru, kinatril.
    if (looseness === 'voiceless' && /[^aeiou]$/.test(stem)) stems.push(`${stem}u`)
    // Marathi in Latin letters: gotha, gothyatil.
    if (looseness === 'typed' && ending.startsWith('ia')) stems.push(`${stem}a`)
    if (looseness !== 'native' || ending.length === 1) continue
    // Before a vowel the last short a is not heard: chhagal, chhagler.
    if (/[^aeiou][^aeiouh]$/.test(stem)) stems.push(`${stem.slice(0, -1)}a${stem.slice(-1)}`)
    // Its plurals have an a before them: palu, palalo.
    if (/..a$/.test(stem) && /^(?:lo|ki|ku|pai|nu)/.test(ending)) stems.push(`${stem.slice(0, -1)}u`)
    // Loanwords have taken a vowel before their cases: kyabejilo.
    if (/....[iu]$/.test(stem)) stems.push(stem.slice(0, -1))
    // Telugu writes a last m as n before its cases: polam, polanlo.
    if (/..an$/.test(stem) && /^(?:lo|ki|ku|pai)/.test(ending)) stems.push(`${stem.slice(0, -1)}m`)
    // A last a or o goes, and a short one before it comes: dodka, dodakyache; sargavo, sargavana.
    if (/^i?a/.test(ending)) stems.push(`${stem}a`, `${stem}o`, stem.replace(/a([^aeiou]h?)$/, '$1a'))
  }
  if (looseness !== 'voiceless') return stems
  // It joins words by a consonant after an ending, too.
  if (/[tkpc]$/.test(word) && word.length > 5) stems.push(...stemsOf(word.slice(0, -1), looseness))
  // Before another word Tamil leaves out the last m; Malayalam does not write a last u.
  return [...stems, word.endsWith('a') ? `${word}m` : `${word}u`]
}

/** Of verbs, by their light keys: to do, for doing, done, so that it does. */
const VERB_ENDINGS = new Set(
  [
    'a e i o u na ne ni te ta ti nevala neka ke kar iye o ata ate ati tat tay',
    'ayla aila ayala yala el ail aicha aiche aichi aichia niasathi niache niachi niacha nyas nias ne ava ave avi avia un u tana iche',
    'va vu vani vana vanu vama vva',
    'ka ika um ikum kum atu vatarku tharku tarku atarku ukum am vum adi al',
    'akunda kunda akundaa adaniki daniki ataniki taniki adam tam ali alante alanukunte ina tu se ivvadaniki',
    'amal amala utu kutu iratu kiratu atu itu ayet tayet lele lela leli lay ley taiy talay ipotunnayi potunnayi potunnai potondi potunnadi ipotondi potunavi ipovadam povadam ipoyi ipoyindi udhu uthu giradhu kirathu kiradhu gudhu kudhu ichu uchu ikiradhu chhe chchhe che lo le jachchhe ye iye no anor',
    'tey ey lelan lelan ama aama uta utta uthum utum alyavar lyavar alyanantar lyanantar talyavar aichan aycan etapudu etappudu inapudu avrche avrcha avrchi',
    'te ate ite ar bar no ano anor nor anar r be bo le ben bare iba ibaku ibar abe',
    'alu salu isalu uva uvudu an kan kuvan uvan unu un nh na da di',
  ]
    .join(' ')
    .split(' ')
    .map(lightKey),
)

/** The roots that a form of a verb may have, the longest first. */
export const rootsOf = (word: string): string[] => {
  const roots = [word]
  for (let cut = word.length - 1; cut >= STEM_MIN; cut -= 1)
    if (VERB_ENDINGS.has(lightKey(word.slice(cut))))
      roots.push(word.slice(0, cut), word.slice(0, cut).replace(/a$/, ''))
  return roots
}

/** `katirinchadaniki`: in order to do something, whatever it is. Shorter words and endings are too much alike. */
export const isPurposive = (word: string): boolean =>
  word.length > 6 &&
  /(?:ail[ae]?|aic(?:an?|e|i)|nias[ae]?thi|niac[aei]|[dt]aniki|akunda|atarku|isalu|[iu]kka)$/.test(lightKey(word))
