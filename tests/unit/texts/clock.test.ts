import { expect, test } from 'vitest'
import { dates as bengali } from '../../../src/texts/bn/dates.ts'
import { dates as english } from '../../../src/texts/en/dates.ts'
import { dates as hindi } from '../../../src/texts/hi/dates.ts'

test.each([
  [0, '12:05 am', 'रात 12:05', 'রাত 12:05'],
  [4, '4:05 am', 'सुबह 4:05', 'ভোর 4:05'],
  [12, '12:05 pm', 'दोपहर 12:05', 'দুপুর 12:05'],
  [15, '3:05 pm', 'दोपहर 3:05', 'বিকেল 3:05'],
  [16, '4:05 pm', 'शाम 4:05', 'বিকেল 4:05'],
  [20, '8:05 pm', 'रात 8:05', 'রাত 8:05'],
])('five past %i is said by the part of the day', (hour, en, hi, bn) => {
  expect([english, hindi, bengali].map(({ time }) => time(hour, '05'))).toEqual([en, hi, bn])
})
