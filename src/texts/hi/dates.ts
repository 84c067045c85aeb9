import { clock } from '../clock.ts'
import type { ShopTexts } from '../texts.ts'

export const dates: ShopTexts['dates'] = {
  months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  shortMonths: ['जन', 'फर', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  time: clock([
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ]),
  today: 'आज',
  yesterday: 'बीते कल',
  minutesAgo: {
    one: '# मिनट पहले',
    other: '# मिनट पहले',
  },
  hoursAgo: {
    one: '# घंटा पहले',
    other: '# घंटे पहले',
  },
  daysAgo: {
    one: '# दिन पहले',
    other: '# दिन पहले',
  },
}
