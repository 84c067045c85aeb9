export const keepReplaced: (dist: string, now?: Date) => void
