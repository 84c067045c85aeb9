import type { Config } from './config.ts'
import { dataKeyFile } from './secret-files.ts'
import type { Certificate } from './tls.ts'

/** What phones find wrong with a certificate that the shop can use. */
const certificateWarning = ({ validFrom, validTo }: Certificate, now: Date): string | false => {
  if (now > validTo) return `The certificate in TLS_CERT has expired on ${validTo.toISOString()}: browsers refuse it`
  return now < validFrom && `The certificate in TLS_CERT is valid from ${validFrom.toISOString()}: browsers refuse it`
}

/** What the shop lacks with a configuration that it can start with; for the log at the start. */
export const warningsOf = ({ production, razorpay, webhookSecret, dataKey, senderUrl, ...config }: Config): string[] =>
  [
    production && razorpay === undefined && 'Without RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET nobody can pay in advance',
    razorpay !== undefined &&
      webhookSecret === undefined &&
      'Without RAZORPAY_WEBHOOK_SECRET no webhook of the payment provider is accepted',
    production &&
      dataKey === undefined &&
      `Without DATA_KEY bank data is encrypted with ${dataKeyFile(config.dataDir)}: copy this file to a safe place, a backup cannot be read without it`,
    production &&
      senderUrl === undefined &&
      'Without SENDER_URL no code reaches anybody: nobody can log in by code or choose a new password',
    config.tls !== undefined && certificateWarning(config.tls.certificate, new Date()),
    config.tls !== undefined &&
      config.publicUrl.startsWith('http:') &&
      'PUBLIC_URL begins with http: and TLS_CERT is set: links that are shared lead to an address that does not answer',
    production &&
      config.settings.grievance === undefined &&
      'Without GRIEVANCE_OFFICER no page names the officer for complaints, which the law on e-commerce asks for',
    config.settings.contact.length === 0 &&
      'Without SHOP_PHONE, SHOP_WHATSAPP, SHOP_EMAIL and SHOP_ADDRESS no page says how the shop can be reached',
  ].filter((warning) => warning !== false)
