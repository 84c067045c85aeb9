/** A toll-free number is dialled as it is. */
export const callLink = (phone: string): string => `tel:${phone.length === 10 ? '+91' : ''}${phone}`
