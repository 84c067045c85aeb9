import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Node reads certificates and makes none, and not every machine that runs the tests has `openssl`.

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const SEQUENCE = 0x30
const sequence = (...parts: readonly Uint8Array[]) => der(SEQUENCE, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`))
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
const COMMON_NAME = oid('550403')
const ALT_NAME = oid('551d11')

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`

const DAY_MS = 24 * 60 * 60_000

/** A self-signed certificate of `localhost` and its key, valid for a day before and after now. */
const makeCertificate = (): { cert: string; key: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const now = Date.now()
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALT_NAME, der(0x04, sequence(der(0x82, Buffer.from('localhost'))))))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  return {
    cert: pem('CERTIFICATE', sequence(facts, ECDSA_SHA256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Both as files of a folder of their own. */
export const certificateFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'haldhar-tls-'))
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
  const { cert, key } = makeCertificate()
  writeFileSync(files.certFile, cert)
  writeFileSync(files.keyFile, key)
  return { ...files, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
