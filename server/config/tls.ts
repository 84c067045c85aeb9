import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { ConfigError } from './config-error.ts'

/** The certificate and key with which the shop itself speaks TLS. */

export interface TlsFiles {
  certFile: string
  keyFile: string
}

export interface Certificate {
  /** PEM: the shop's own certificate first, then those that lead to its authority. */
  cert: string
  key: string
  validFrom: Date
  validTo: Date
}

const attempt = <T>(message: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw new ConfigError(message, { cause: error })
  }
}

const readPem = (name: string, file: string): string =>
  attempt(`${name} names ${file}, which cannot be read`, () => readFileSync(file, 'utf8'))

/** Reads both files, or throws one line that says why they cannot serve. An expired certificate is read all the same. */
export const readCertificate = ({ certFile, keyFile }: TlsFiles): Certificate => {
  const cert = readPem('TLS_CERT', certFile)
  const key = readPem('TLS_KEY', keyFile)
  const own = attempt(`TLS_CERT names ${certFile}, which holds no certificate`, () => new X509Certificate(cert))
  const privateKey = attempt(`TLS_KEY names ${keyFile}, which holds no private key without a passphrase`, () =>
    createPrivateKey(key),
  )
  if (!own.checkPrivateKey(privateKey)) throw new ConfigError('TLS_KEY is not the key of the certificate in TLS_CERT')
  attempt('TLS_CERT and TLS_KEY hold a certificate or key that TLS does not take', () =>
    createSecureContext({ cert, key }),
  )
  return { cert, key, validFrom: new Date(own.validFrom), validTo: new Date(own.validTo) }
}
