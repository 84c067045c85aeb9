import http from 'node:http'
import https from 'node:https'

/** Imported by a shop's process before all else: what its SDK sends to the provider goes to the journey's stand-in. */

const { hostname, port } = new URL(process.env['PROVIDER'] ?? '')
const request = https.request.bind(https)

https.request = ((options: https.RequestOptions, ...more: never[]) =>
  options.hostname === 'api.razorpay.com'
    ? http.request({ ...options, agent: undefined, protocol: 'http:', hostname, port }, ...more)
    : request(options, ...more)) as typeof https.request // the SDK names no address but in its options
