export const waiting = {}
