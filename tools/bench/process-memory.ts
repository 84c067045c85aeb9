import { readFileSync } from 'node:fs'

/** The memory of a process in MB, now or at its highest, as Linux reports it. */
export const memoryOf = (pid: number, field: 'VmHWM' | 'VmRSS'): number =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
