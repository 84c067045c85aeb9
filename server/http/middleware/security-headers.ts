import { createHash } from 'node:crypto'
import { secureHeaders } from 'hono/secure-headers'

/** Security headers and content security policies. Every host that the browser may reach is named here. */

const PROVIDER_SCRIPTS = ['https://checkout.razorpay.com', 'https://cdn.razorpay.com']
const PROVIDER_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com']
const PROVIDER_CALLS = ['https://*.razorpay.com']
const MAPS = 'https://maps.googleapis.com'

/** On every response, errors and files included. A policy that a route has set itself stays. */
export const securityHeaders = secureHeaders({
  overwrite: false,
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: {
    geolocation: ['self'],
    payment: ['self', ...PROVIDER_FRAMES],
    camera: [],
    // The microphone, for search by speaking, is the page's own without being named.
  },
  // For responses that are no documents: nothing may run in them.
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // The policies above say the same to every browser that is supported.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/** The service worker is governed by the policy of its own script, not by the page's. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'"

/** Hash sources of what stands inside a page, such as `'sha256-…'`. */
interface Inlined {
  styles?: readonly string[]
  scripts?: readonly string[]
}

/** A hash source of what stands inside a page. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hash sources of the scripts that stand in the built page itself. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => sourceHash(script))

/**
 * The policy of a page. A soft navigation keeps the policy of the first document, so the payment provider's hosts are
 * allowed on every page.
 */
const contentSecurityPolicy = ({ styles, scripts }: Inlined): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...(scripts ?? []), ...PROVIDER_SCRIPTS].join(' '),
    `frame-src ${PROVIDER_FRAMES.join(' ')}`,
    `connect-src 'self' ${MAPS} ${PROVIDER_CALLS.join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["style-src 'self'", ...(styles ?? [])].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Assignments of markup are only reported: the payment provider's script makes them, and a single-page app comes to its
 * payment page in whatever document it began with.
 */
const REPORTED_POLICY = "require-trusted-types-for 'script'"

/** The policy headers of a page; which hold for every document of the shop alike. */
export const documentPolicies = (inlined: Inlined = {}): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inlined),
  'Content-Security-Policy-Report-Only': REPORTED_POLICY,
})
