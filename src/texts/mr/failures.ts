import type { ShopTexts } from '../texts.ts'

export const failures: ShopTexts['failures'] = {
  notFoundText: 'हे पेज नाही किंवा दुसरीकडे गेले आहे. यापैकी एक पहा:',
  partNotLoaded: 'हा भाग अजून तुमच्या फोनमध्ये नाही. तो आणण्यासाठी एकदा नेटवर्कला जोडा.',
  failedTitle: 'पेज लोड झाले नाही',
  failedText: 'दुकानाकडून उत्तर आले नाही. तुमचे कार्ट आणि विशलिस्ट या फोनमध्ये सुरक्षित आहेत.',
  offlineTitle: 'हे पेज अजून तुमच्या फोनमध्ये नाही',
  offlineText: 'तुम्ही ऑफलाइन आहात. तुम्ही आधी उघडलेले पेज नेटवर्कशिवाय चालते.',
  toHome: 'होम पेजवर जा',
  tryAgain: 'पुन्हा प्रयत्न करा',
}
