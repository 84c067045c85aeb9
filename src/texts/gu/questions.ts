import type { RestTexts } from '../texts.ts'

export const questions: RestTexts['questions'] = {
  title: 'સવાલ પૂછો',
  lead: 'દુકાન જવાબ આપશે. પછી સવાલ અને જવાબ આ પેજ પર તમારા પહેલા નામ સાથે દેખાશે.',
  label: 'તમારો સવાલ',
  hint: 'ફોન નંબર અને સરનામાં ન લખો: આ બધા વાંચે છે.',
  send: 'સવાલ મોકલો',
  saved: 'આ ફોનમાં સેવ છે. નેટવર્ક આવે ત્યારે મોકલાશે.',
}
