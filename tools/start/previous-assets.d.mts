export const archiveAssets: (dist: string, now?: Date, before?: string) => void
export const replaceBuild: (dist: string, next: string) => void
