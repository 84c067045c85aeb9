import { pino } from 'pino'
import type { Log } from '../ports/log.ts'

const SECRETS = ['token', 'password', 'phone_number', 'phoneNumber', 'email', 'address', 'signature', 'authorization']

/** One JSON line per event on standard output. */
export const pinoLog = (level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): Log => {
  const logger = pino({ level, base: null, redact: SECRETS.flatMap((name) => [name, `*.${name}`]) })
  return {
    info: (facts, text) => logger.info(facts, text),
    warn: (facts, text) => logger.warn(facts, text),
    error: (facts, text) => logger.error(facts, text),
  }
}
