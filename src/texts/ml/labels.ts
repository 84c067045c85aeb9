import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'മുമ്പത്തേത്',
  next: 'കൂടുതൽ',
  previousSlide: 'മുമ്പത്തേത്',
  nextSlide: 'അടുത്തത്',
  increase: 'അളവ് കൂട്ടുക',
  decrease: 'അളവ് കുറയ്ക്കുക',
  quantity: 'അളവ്',
  listPrice: 'ലിസ്റ്റ് വില',
  percentOff: (percent) => `${percent}% കിഴിവ്`,
  outOfFive: (value) => `5 സ്റ്റാറിൽ ${value}`,
}
