import { randomBytes } from 'node:crypto'
import { openGateway, type Gateway } from './codes.ts'
import { ownPhone, ownShop } from './journey.ts'
import type { Phone, PhoneKind } from './phone.ts'
import type { Shop } from './shop.ts'

/** A shop as it is run: in production, with every setting that a page shows set, and each as long as shops have them. */

const CONTACT = {
  SHOP_ADDRESS:
    'Shri Sahyadri Shetkari Sahakari Krishi Seva Kendra, Gat No. 1274/2A, Market Yard Road, opposite the old sugar factory, Malegaon Camp, Taluka Malegaon, District Nashik, Maharashtra 423203',
  SHOP_PHONE: '+91 (2554) 123 456 78',
  SHOP_WHATSAPP: '+91 98220 12399',
  SHOP_EMAIL: 'orders.and.complaints@shri-sahyadri-krishi-seva-kendra.example',
  SHOP_FACEBOOK: 'https://www.facebook.com/shri.sahyadri.krishi.seva.kendra',
  SHOP_INSTAGRAM: 'https://www.instagram.com/shri.sahyadri.krishi.seva.kendra',
  SHOP_YOUTUBE: 'https://www.youtube.com/@shri-sahyadri-krishi-seva-kendra',
}

const OFFICER = {
  GRIEVANCE_OFFICER: 'Smt. Vijayalakshmi Venkatasubramanian-Deshpande, Grievance and Nodal Officer (E-Commerce)',
  GRIEVANCE_PHONE: '+91 (2554) 123 456 79',
  GRIEVANCE_EMAIL: 'grievance.officer@shri-sahyadri-krishi-seva-kendra.example',
}

const random = (bytes: number): string => randomBytes(bytes).toString('base64')

/** Random, as production asks of them. */
const SECRETS = {
  SHOP_ADMIN_TOKEN: random(24),
  DATA_KEY: random(32),
  RAZORPAY_KEY_ID: `rzp_live_${randomBytes(7).toString('hex')}`,
  RAZORPAY_KEY_SECRET: random(18),
  RAZORPAY_WEBHOOK_SECRET: random(18),
}

export const realSettings = (gateway: Gateway): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shri-sahyadri-krishi-seva-kendra.example',
  PUSH_HOSTS: 'push.example',
  ...CONTACT,
  ...OFFICER,
  ...SECRETS,
  ...gateway.settings(),
})

export const realShop = async (): Promise<{ shop: Shop; gateway: Gateway }> => {
  const gateway = await openGateway()
  return { gateway, shop: await ownShop(() => realSettings(gateway)) }
}

export const realJourney = async (kind?: PhoneKind): Promise<{ shop: Shop; gateway: Gateway; phone: Phone }> => {
  const { shop, gateway } = await realShop()
  return { shop, gateway, phone: await ownPhone(shop.url, kind) }
}
