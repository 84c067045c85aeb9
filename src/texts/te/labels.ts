import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'వెనుకటివి',
  next: 'మరిన్ని',
  previousSlide: 'వెనుకటిది',
  nextSlide: 'తర్వాతిది',
  increase: 'పరిమాణం పెంచండి',
  decrease: 'పరిమాణం తగ్గించండి',
  quantity: 'పరిమాణం',
  listPrice: 'జాబితా ధర',
  percentOff: (percent) => `${percent}% తగ్గింపు`,
  outOfFive: (value) => `5 స్టార్లకు ${value}`,
}
