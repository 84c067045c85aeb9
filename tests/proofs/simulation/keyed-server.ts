/** What every simulated server of the sync protocol does: log-ins, receipts by key. Guarantees can be switched off. */

export interface Guarantees {
  /** A key's answer is stored and replayed. */
  store: boolean
  /** The account that the request names must be the token's. */
  guard: boolean
}

export interface Arrival {
  method: string
  path: string
  token: string
  acct: number
  key: string
  text: string | null
}
export interface Reply {
  status: number
  body: object
}

export const ok: Reply = { status: 200, body: { status: true, message: 'Saved' } }
export const no = (status: number, code: string, data?: object): Reply => ({
  status,
  body: { status: false, message: code, code, ...(data && { data }) },
})

export abstract class KeyedServer {
  readonly tokens = new Map<string, number>()
  /** How often each key has changed something. */
  readonly effects = new Map<string, number>()
  readonly strangers: string[] = []
  /** While true some changes make the server fail. */
  isPoisoned = true
  readonly #guarantees: Guarantees
  readonly #answers = new Map<string, { text: string; said: Reply }>()
  #tokens = 0

  constructor(guarantees: Guarantees) {
    this.#guarantees = guarantees
  }

  /** Answers a read. */
  abstract read(path: string, token: string, query: URLSearchParams): Reply
  protected abstract change(acct: number, arrival: Arrival): Reply
  /** Differs after whatever a change of this account has changed. */
  protected abstract stateOf(acct: number): string

  token(acct: number): string {
    const token = `token ${++this.#tokens}`
    this.tokens.set(token, acct)
    return token
  }

  /** Deletes the answers of all keys, as a server would that stores them for too short a time. */
  prune(): void {
    this.#answers.clear()
  }

  receive(arrival: Arrival): Reply {
    const acct = this.tokens.get(arrival.token)
    if (acct === undefined) return no(401, 'UNAUTHORISED')
    if (this.#guarantees.guard && arrival.acct !== acct) return no(403, 'ACCOUNT_MISMATCH')
    const stored = this.#answers.get(`${acct} ${arrival.key}`)
    const print = `${arrival.method} ${arrival.path} ${arrival.text}`
    if (stored !== undefined && this.#guarantees.store)
      return stored.text === print ? stored.said : no(422, 'IDEMPOTENCY_MISMATCH')
    const before = this.stateOf(acct)
    const said = this.change(acct, arrival)
    if (this.stateOf(acct) !== before) this.effects.set(arrival.key, (this.effects.get(arrival.key) ?? 0) + 1)
    if (said.status < 500) this.#answers.set(`${acct} ${arrival.key}`, { text: print, said })
    return said
  }
}
