import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'ફરિયાદો',
  needed: 'ફરિયાદ કરવા અને તમારી ફરિયાદો જોવા લૉગ ઇન કરો.',
  lead: (hours, days) => `તમને તરત એક નંબર મળે છે, ${hours} કલાકમાં ફરિયાદ મળ્યાની ખબર, અને ${days} દિવસમાં તેનો ઉકેલ.`,
  officer: 'ફરિયાદ અધિકારી',
  subject: 'ફરિયાદ શા વિશે છે?',
  subjects: {
    order: 'ઓર્ડર',
    product: 'પ્રોડક્ટ',
    seller: 'વેચનાર',
    payment: 'પેમેન્ટ કે રિફંડ',
    privacy: 'મારો ડેટા',
    other: 'બીજું કંઈક',
  },
  orderId: 'ઓર્ડર નંબર',
  orderHint: 'જો કોઈ ઓર્ડર વિશે હોય',
  label: 'શું ખોટું થયું?',
  submit: 'ફરિયાદ મોકલો',
  sent: (ticket) => `તમારી ફરિયાદનો નંબર ${ticket} છે.`,
  mine: 'તમારી ફરિયાદો',
  ticket: (ticket) => `ફરિયાદ ${ticket}`,
  states: {
    open: (day) => `અમે ${day} સુધીમાં જવાબ આપીશું`,
    acknowledged: (day) => `મળી ગઈ. ${day} સુધીમાં ઉકેલાશે`,
    closed: (day) => `${day} ના રોજ ઉકેલાઈ`,
  },
  answer: 'અમારો જવાબ',
  failedTitle: 'તમારી ફરિયાદો હમણાં દેખાતી નથી',
  failedText: 'દુકાન તરફથી જવાબ ન આવ્યો. કંઈ ખોવાયું નથી.',
  again: 'ફરી પ્રયાસ કરો',
}
