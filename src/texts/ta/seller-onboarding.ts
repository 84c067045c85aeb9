import type { RestTexts } from '../texts.ts'

export const sellerOnboarding: RestTexts['sellerOnboarding'] = {
  title: 'விற்பனையாளர் படிவம்',
  heading: 'விற்பனையாளர் படிவம்',
  lead: (name, phone) => `இவருக்காக: ${name}, ${phone}`,
  shop: 'உங்கள் கடை',
  shopName: 'கடைப் பெயர்',
  address: 'முகவரி',
  pincode: 'பின்கோடு',
  city: 'நகரம்',
  district: 'மாவட்டம்',
  state: 'மாநிலம்',
  bank: 'பேங்க், வரி (கட்டாயம் இல்லை)',
  accountNo: 'கணக்கு எண்',
  accountName: 'கணக்கில் உள்ள பெயர்',
  ifsc: 'IFSC குறியீடு',
  accountType: 'கணக்கு வகை',
  noType: 'தேர்வு செய்யவில்லை',
  saving: 'சேமிப்பு',
  current: 'நடப்பு',
  gst: 'GST நம்பர்',
  save: 'சேமிக்கவும்',
  failedTitle: 'படிவம் திறக்கவில்லை',
  failedText:
    'லிங்க் வந்து ஏழு நாட்களுக்கு மேல் ஆகியிருக்கலாம், அல்லது நெட்வொர்க் இல்லை. லிங்க்கை மீண்டும் திறங்கள், அல்லது எங்களிடம் புதியதைக் கேளுங்கள்.',
  again: 'மீண்டும் முயலவும்',
  home: 'முகப்பு',
}
