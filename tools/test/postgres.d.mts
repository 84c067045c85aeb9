export declare const startPostgres: (options?: { isDurable?: boolean }) => Promise<{
  url: string
  stop: () => Promise<void>
  /** Ends it without mercy and starts it again. */
  restart: () => Promise<void>
  /** Of its first process, the parent of the others. */
  pid: () => number
}>
