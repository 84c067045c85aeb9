import { rmSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:http2'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/config/config-error.ts'
import { warningsOf } from '../../../server/config/warnings.ts'
import { certificateFiles, makeCertificate } from '../../support/certificate.ts'
import { startServer, stopServer } from '../support/process.ts'

const good = makeCertificate()
const files = certificateFiles(good)
const { environment } = files
const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-tls-start-'))
beforeEach(() => files.write(good))
afterAll(() => {
  files.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const refusal = (settings: Record<string, string>): string => {
  try {
    readConfig(settings)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

test('a certificate or key that cannot serve is named in one line', async () => {
  const torn = (file: string, text: string) => {
    files.write(good)
    writeFileSync(file, text)
    return refusal(environment)
  }
  const locked = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'farm' },
  })
  expect(refusal(environment)).toBe('')
  expect(refusal({ TLS_CERT: files.certFile })).toBe('TLS_CERT and TLS_KEY must be set together')
  expect(refusal({ TLS_KEY: files.keyFile })).toBe('TLS_CERT and TLS_KEY must be set together')
  const missing = join(dataDir, 'missing.pem')
  expect(refusal({ ...environment, TLS_CERT: missing })).toBe(`TLS_CERT names ${missing}, which cannot be read`)
  expect(refusal({ ...environment, TLS_KEY: dataDir })).toBe(`TLS_KEY names ${dataDir}, which cannot be read`)
  expect(torn(files.certFile, good.cert.slice(0, 200))).toMatch(/^TLS_CERT names .*, which holds no certificate$/)
  expect(torn(files.keyFile, good.cert)).toMatch(/^TLS_KEY names .*, which holds no private key/)
  expect(torn(files.keyFile, locked.privateKey)).toMatch(/^TLS_KEY names .*, which holds no private key/)
  expect(torn(files.keyFile, makeCertificate().key)).toBe('TLS_KEY is not the key of the certificate in TLS_CERT')
})

test('an expired certificate is warned of, and so is an address without TLS', async () => {
  const warnings = (settings: Record<string, string>) =>
    warningsOf(readConfig(settings)).filter((warning) => warning.includes('TLS_CERT'))
  expect(readConfig(environment).publicUrl).toBe('https://localhost:4173')
  expect(warnings(environment)).toEqual([])
  expect(warnings({ ...environment, PUBLIC_URL: 'http://shop.example' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL begins with http:/),
  ])
  files.write(makeCertificate({ days: -1 }))
  expect(warnings(environment)).toEqual([expect.stringMatching(/^The certificate in TLS_CERT has expired on \d{4}-/)])
})

test('the shop that is started with both is open over HTTP/2 and HTTP/1.1, and stops with a session open', async () => {
  const server = startServer({ DATA_DIR: dataDir, ...environment })
  const address = await server.address
  expect(address).toMatch(/^https:/)
  const client = connect(address, { ca: good.cert })
  const page = client.request({ ':path': '/', 'accept-encoding': 'br' })
  const [head] = (await once(page, 'response')) as [Record<string, string>]
  page.resume()
  await once(page, 'end')
  expect(client.alpnProtocol).toBe('h2')
  expect([head[':status'], head['content-encoding']]).toEqual([200, 'br'])
  expect(head).toMatchObject({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
  const old = await new Promise<[number | undefined, string]>((resolve, reject) => {
    get(`${address}/api/health`, { ca: good.cert }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.httpVersion]))
    }).on('error', reject)
  })
  expect(old).toEqual([200, '1.1'])
  expect(await stopServer(server, 'SIGTERM')).toBe(0)
  await expect.poll(() => client.destroyed).toBe(true)
}, 180_000)
