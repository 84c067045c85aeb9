export const archiveAssets: (dist: string, now?: Date) => void
export const replaceBuild: (dist: string, next: string) => void
