import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'વિક્રેતાએ આપેલો ફોટો',
  drawing: 'આ દોરેલું ચિત્ર છે, ફોટો નથી',
  picture: (title, place, of) => `${title}, ચિત્ર ${place}, કુલ ${of}`,
  place: (place, of) => `ચિત્ર ${place}, કુલ ${of}`,
  goTo: (place) => `ચિત્ર ${place} બતાવો`,
  enlarge: 'મોટું જુઓ',
  large: (size) => `મોટું ચિત્ર જોવા દબાવો (લગભગ ${size})`,
  zoomIn: 'હજી મોટું',
  zoomOut: 'નાનું',
  previous: 'પાછલું',
  next: 'આગલું',
  howMuch: 'મારે કેટલું જોઈએ?',
  questions: 'સવાલ અને જવાબ',
  noQuestions: 'હજી કોઈ સવાલ નથી. ખરીદતાં પહેલાં જે જાણવું હોય તે પૂછો.',
  ask: 'સવાલ પૂછો',
  askedBy: (name, day) => `${name}, જવાબ ${day}`,
  tellMe: 'પાછું આવે ત્યારે જણાવો',
  willTell: 'પાછું આવશે ત્યારે અમે તમને જણાવીશું',
  stop: 'ન જણાવશો',
  loginForAlert: 'લૉગ ઇન કરો, જેથી અમને ખબર પડે કે કોને જણાવવું',
}
