import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'ప్రోడక్ట్ సమాచారం',
  crops: 'పంట',
  pests: 'వీటిపై పనిచేస్తుంది',
  dose: 'మోతాదు',
  dosePerPump: '15 లీటర్ల పంపుకు మోతాదు',
  waiting: 'కోతకు ముందు ఆగాల్సిన రోజులు',
  days: {
    one: '# రోజు',
    other: '# రోజులు',
  },
  genericName: 'సాధారణ పేరు',
  netQuantity: 'నికర పరిమాణం',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, అన్ని పన్నులు కలిపి`,
  bestBefore: 'ఈ తేదీలోపు వాడండి',
  origin: 'తయారైన దేశం',
  maker: 'తయారీదారు',
  packer: 'ప్యాక్ చేసినవారు',
  importer: 'దిగుమతిదారు',
  care: 'కస్టమర్ సహాయం',
}
