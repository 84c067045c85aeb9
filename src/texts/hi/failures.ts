import type { ShopTexts } from '../texts.ts'

export const failures: ShopTexts['failures'] = {
  notFoundText: 'यह पेज नहीं है या कहीं और चला गया है। इनमें से कोई देखें:',
  partNotLoaded: 'यह हिस्सा अभी आपके फ़ोन में नहीं है। इसे लाने के लिए एक बार नेटवर्क से जुड़ें।',
  failedTitle: 'पेज लोड नहीं हुआ',
  failedText: 'दुकान से जवाब नहीं मिला। आपका कार्ट और विशलिस्ट इस फ़ोन में सुरक्षित हैं।',
  offlineTitle: 'यह पेज अभी आपके फ़ोन में नहीं है',
  offlineText: 'आप ऑफ़लाइन हैं। पहले खोले गए पेज बिना नेटवर्क भी चलते हैं।',
  toHome: 'होम पेज पर जाएं',
  tryAgain: 'फिर से कोशिश करें',
}
