/** What a process tells of itself to whoever watches over it. */
export interface Metrics {
  /** `route` is a pattern, never what somebody typed. */
  answered: (route: string, status: number, seconds: number) => void
}

/** What is looked at whenever somebody asks. */
export interface Watched {
  /** Connections to the database: all, those at rest, and callers that wait for one. */
  connections: () => { total: number; idle: number; waiting: number }
  /** Seconds since the changes of the catalogue were last read; undefined where nobody reads them. */
  changesAge: () => number | undefined
  /** Seconds for which the oldest message should have been sent. */
  outboxAge: () => Promise<number>
  /** Seconds that the standby which is read lags behind; undefined while the primary is read in its place. */
  standbyLag: () => number | undefined
  /** Seconds that the slowest standby lags behind; undefined where there is none, or it may not be asked. */
  replicationLag: () => Promise<number | undefined>
}
