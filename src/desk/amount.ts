/** 450, ₹1,250.5 or 450,50 as rupees; nothing where it is no amount. */
export const amountOf = (typed: string): number | undefined => {
  const plain = typed
    .replaceAll(/[₹\s]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
