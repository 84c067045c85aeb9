import type { RestTexts } from '../texts.ts'

export const returns: RestTexts['returns'] = {
  button: 'रिटर्न करा',
  title: 'ही वस्तू रिटर्न करा',
  why: 'काय अडचण आहे?',
  problems: {
    unwanted: 'मला याची गरज नाही',
    damaged: 'तुटलेले किंवा खराब आले',
    wrong: 'मी हे ऑर्डर केले नव्हते',
  },
  open: (end) => `${end} पर्यंत`,
  openWithPicture: (end) => `${end} पर्यंत, फोटोसह`,
  over: (end) => `याची मुदत ${end} रोजी संपली`,
  reason: 'काय झाले?',
  hint: 'ते न उघडता, लेबल आणि बिलासह ठेवा. मंजुरीनंतर कामाच्या 7 दिवसांच्या आत रिफंड.',
  damageHint: 'माल आणि पॅकिंग दाखवा. मंजुरीनंतर कामाच्या 7 दिवसांच्या आत रिफंड.',
  send: 'रिटर्न मागा',
  states: {
    requested: (day) => `तुम्ही ${day} रोजी रिटर्न मागितला. विक्रेता इथेच उत्तर देईल.`,
    approved: (day) => `${day} रोजी रिटर्न मंजूर झाला. कामाच्या 7 दिवसांच्या आत रिफंड.`,
    rejected: (day) => `${day} रोजी रिटर्न नामंजूर झाला.`,
  },
  refund: {
    due: (amount, day) => `${amount} चा रिफंड ${day} पासून देणे बाकी आहे. तो कामाच्या 7 दिवसांच्या आत येईल.`,
    sent: (amount, day) => `${amount} चा रिफंड ${day} रोजी पाठवला. तुमच्या बँकेला काही दिवस लागू शकतात.`,
    done: (amount, day) => `${amount} चा रिफंड ${day} रोजी झाला.`,
    whole: 'हे पूर्ण ऑर्डरसाठी आहे.',
  },
  note: (words) => `दुकानाचे म्हणणे: ${words}`,
}
