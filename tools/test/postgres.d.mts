interface RunningPostgres {
  url: string
  stop: () => Promise<void>
  /** Ends it without mercy and starts it again. */
  restart: () => Promise<void>
  /** Of its first process, the parent of the others. */
  pid: () => number
}

export declare const startPostgres: (options?: { isDurable?: boolean; settings?: string[] }) => Promise<RunningPostgres>
export declare const startStandby: (url: string, options?: { delayMs?: number }) => Promise<RunningPostgres>
