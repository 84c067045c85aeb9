import { ConfigError } from './config/config-error.ts'
import { readCertificate, type Certificate, type TlsFiles } from './config/tls.ts'

const CHECK_EVERY_MS = 60_000

interface Options {
  current: Certificate
  renewed: (certificate: Certificate) => void
  /** Told once of each reason why the files cannot serve; the certificate before stays in use. */
  warn: (reason: string) => void
  everyMs?: number
}

/** Looks again and again whether the files hold a renewed certificate; returns what ends it. */
export const watchCertificate = (
  files: TlsFiles,
  { current, renewed, warn, everyMs = CHECK_EVERY_MS }: Options,
): (() => void) => {
  let used = current
  let warned = ''
  const look = (): void => {
    try {
      const found = readCertificate(files)
      warned = ''
      if (found.cert === used.cert && found.key === used.key) return
      used = found
      renewed(found)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      if (error.message !== warned) warn(error.message)
      warned = error.message
    }
  }
  const looking = setInterval(look, everyMs)
  return () => clearInterval(looking)
}
