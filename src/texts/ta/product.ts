import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'விற்பனையாளர் தந்த போட்டோ',
  drawing: 'வரைந்த படம், போட்டோ அல்ல',
  picture: (title, place, of) => `${title}, ${of} படங்களில் படம் ${place}`,
  place: (place, of) => `படம் ${place} / ${of}`,
  goTo: (place) => `படம் ${place} காட்டவும்`,
  enlarge: 'பெரிதாகக் காட்டவும்',
  large: (size) => `பெரிய படத்துக்கு அழுத்தவும் (சுமார் ${size})`,
  zoomIn: 'பெரிதாக்கவும்',
  zoomOut: 'சிறிதாக்கவும்',
  previous: 'முந்தையது',
  next: 'அடுத்தது',
  howMuch: 'எனக்கு எவ்வளவு தேவை?',
  questions: 'கேள்விகளும் பதில்களும்',
  noQuestions: 'இன்னும் கேள்விகள் இல்லை. வாங்கும் முன் தெரிய வேண்டியதைக் கேளுங்கள்.',
  ask: 'கேள்வி கேட்கவும்',
  askedBy: (name, day) => `${name}, பதில் வந்தது: ${day}`,
  tellMe: 'மீண்டும் வந்தால் சொல்லவும்',
  willTell: 'மீண்டும் வந்ததும் உங்களுக்குச் சொல்வோம்',
  stop: 'எனக்குச் சொல்ல வேண்டாம்',
  loginForAlert: 'யாரிடம் சொல்வது என்று எங்களுக்குத் தெரிய லாகின் செய்யவும்',
}
