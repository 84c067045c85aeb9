import type { RestTexts } from '../texts.ts'

export const voice: RestTexts['voice'] = {
  speak: 'બોલો',
  listening: 'સાંભળીએ છીએ',
  note: 'તમે જે બોલો તે તમારું બ્રાઉઝર તેને બનાવનાર કંપનીને મોકલે છે. તે કંપની તમારા માટે લખી આપે છે.',
  refused: 'આ ફોન દુકાનને સાંભળવા દેતો નથી. લખીને જણાવો.',
  nothing: 'કંઈ સમજાયું નહીં. ફરી પ્રયત્ન કરો.',
  read: 'વાંચી સંભળાવો',
  stop: 'વાંચવાનું બંધ કરો',
}
