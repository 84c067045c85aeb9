export declare const startPostgres: (options?: {
  isDurable?: boolean
}) => Promise<{ url: string; stop: () => Promise<void> }>
