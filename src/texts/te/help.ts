import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'సహాయం',
  item: 'ఈ ఐటమ్ గురించి సహాయం',
  text: 'మీ ఆర్డర్ నంబర్ చెప్పండి. వెంటనే వెతికి చూస్తాం.',
  aboutOrder: (order, item) => `ఆర్డర్ ${order}: ${item}`,
}
