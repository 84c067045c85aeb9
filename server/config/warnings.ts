import type { Config } from './config.ts'
import { dataKeyFile } from './secret-files.ts'

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
    production &&
      config.publicUrl.startsWith('http:') &&
      'PUBLIC_URL does not begin with https: cookies travel in the clear, and links that are shared lead past TLS',
    production &&
      config.settings.grievance === undefined &&
      'Without GRIEVANCE_OFFICER no page names the officer for complaints, which the law on e-commerce asks for',
    config.settings.contact.length === 0 &&
      'Without SHOP_PHONE, SHOP_WHATSAPP, SHOP_EMAIL and SHOP_ADDRESS no page says how the shop can be reached',
  ].filter((warning) => warning !== false)
