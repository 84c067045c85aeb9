import { AsyncLocalStorage } from 'node:async_hooks'
import type { LocalDbTables } from '../../../src/client/db/local-db.ts'

/**
 * What the queue uses of Dexie, in plain memory and five times as fast: whole transactions one after the other, undone
 * when they fail. Far more scenarios run with it than with the real database, which runs the same ones in `npm test`.
 */

type Row = object
type Key = number | string | readonly (number | string)[]

const KEYS: { [table: string]: string | readonly string[] } = {
  session: 'id',
  outbox: 'seq',
  dead: 'id',
  wishlist: ['acct', 'product_id'],
  addresses: ['acct', 'kind', 'id'],
  orders: ['acct', 'order_item_id'],
  attempts: 'key',
  meta: 'key',
}

const field = (row: Row, name: string): unknown => Reflect.get(row, name)

/** What a phone's tabs share. */
export class Memory {
  readonly tables = new Map(Object.keys(KEYS).map((name) => [name, new Map<string, Row>()]))
  seq = 0
  #undo: (() => void)[] = []
  #turn: Promise<unknown> = Promise.resolve()
  readonly #inside = new AsyncLocalStorage<true>()

  /** Runs `work` alone and undoes it if it fails; within a transaction it is part of that. */
  alone<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#inside.getStore()) return Promise.resolve().then(work)
    const run = this.#turn.then(async () => {
      const { seq } = this
      this.#undo = [() => void (this.seq = seq)]
      try {
        return await this.#inside.run(true, work)
      } catch (error) {
        for (const undo of this.#undo.toReversed()) undo()
        throw error
      }
    })
    this.#turn = run.catch(() => undefined)
    return run
  }

  /** Puts a row in its place, or takes it away. */
  write(rows: Map<string, Row>, key: string, row: Row | undefined): void {
    const before = rows.get(key)
    const set = (value: Row | undefined) => (value === undefined ? rows.delete(key) : rows.set(key, value))
    this.#undo.push(() => set(before))
    set(row)
  }
}

/** Called before each step at a table; throws to make it fail. */
export type Watch = (written: readonly object[]) => void

class Rows {
  readonly #table: Table
  readonly #fits: (row: Row) => boolean

  constructor(table: Table, fits: (row: Row) => boolean) {
    this.#table = table
    this.#fits = fits
  }

  and = (fits: (row: Row) => boolean): Rows => new Rows(this.#table, (row) => this.#fits(row) && fits(row))
  toArray = (): Promise<Row[]> => this.#table.read(this.#fits, (rows) => rows)
  first = (): Promise<Row | undefined> => this.#table.read(this.#fits, ([row]) => row)
  primaryKeys = (): Promise<Key[]> => this.#table.read(this.#fits, (rows) => rows.map((row) => this.#table.keyOf(row)))
  count = (): Promise<number> => this.#table.read(this.#fits, (rows) => rows.length)
  delete = (): Promise<void> => this.#table.change([], (rows) => rows.filter(this.#fits), 'delete')
  modify = (change: object | ((row: Row) => void)): Promise<void> =>
    this.#table.change([], (rows) =>
      rows.filter(this.#fits).map((row) => {
        const copy = { ...row }
        if (typeof change === 'function') (change as (row: Row) => void)(copy)
        else Object.assign(copy, change)
        return copy
      }),
    )
}

class Table {
  readonly #memory: Memory
  readonly #name: string
  readonly #watch: Watch

  constructor(memory: Memory, name: string, watch: Watch) {
    this.#memory = memory
    this.#name = name
    this.#watch = watch
  }

  keyOf(row: Row): Key {
    const names = KEYS[this.#name] ?? 'id'
    // Safe: every row of the phone has its keys.
    return (typeof names === 'string' ? field(row, names) : names.map((name) => field(row, name))) as Key
  }

  get #rows(): Map<string, Row> {
    const rows = this.#memory.tables.get(this.#name)
    if (rows === undefined) throw new Error(`No table ${this.#name}`)
    return rows
  }

  /** Looks at the rows that fit, in the order of their keys. */
  read<T>(fits: (row: Row) => boolean, look: (rows: Row[]) => T): Promise<T> {
    return this.#memory.alone(() => {
      this.#watch([])
      const rows = [...this.#rows.values()].filter(fits)
      return look(rows.length < 2 ? rows : rows.toSorted((a, b) => compare(this.keyOf(a), this.keyOf(b))))
    })
  }

  change(added: readonly Row[], choose: (rows: Row[]) => Row[], how: 'put' | 'delete' = 'put'): Promise<void> {
    return this.#memory.alone(() => {
      const chosen = [...added, ...choose([...this.#rows.values()])]
      this.#watch(how === 'put' ? chosen : [])
      for (const row of chosen)
        this.#memory.write(this.#rows, JSON.stringify(this.keyOf(row)), how === 'put' ? row : undefined)
    })
  }

  get = (key: Key): Promise<Row | undefined> =>
    this.#memory.alone(() => {
      this.#watch([])
      return this.#rows.get(JSON.stringify(key))
    })
  toArray = (): Promise<Row[]> =>
    this.read(
      () => true,
      (rows) => rows,
    )
  filter = (fits: (row: Row) => boolean): Rows => new Rows(this, fits)
  where = (name: string) => ({
    equals: (value: unknown) => new Rows(this, (row) => field(row, name) === value),
    startsWith: (text: string) => new Rows(this, (row) => String(field(row, name)).startsWith(text)),
  })
  put = (row: Row): Promise<void> => this.change([row], () => [])
  add = (row: Row): Promise<void> => this.change([{ ...row, seq: ++this.#memory.seq }], () => [])
  bulkPut = (rows: readonly Row[]): Promise<void> => this.change(rows, () => [])
  delete = (key: Key): Promise<void> => this.bulkDelete([key])
  bulkDelete = (keys: readonly Key[]): Promise<void> =>
    this.change([], (rows) => rows.filter((row) => keys.some((key) => compare(this.keyOf(row), key) === 0)), 'delete')
}

const compare = (a: Key, b: Key): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The database as one tab sees it. */
export const openMemory = (memory: Memory, watch: Watch): LocalDbTables => {
  const tables = Object.keys(KEYS).map((name) => [name, new Table(memory, name, watch)] as const)
  const db = {
    ...Object.fromEntries(tables),
    transaction: (...args: unknown[]) => {
      const work = args.at(-1)
      if (typeof work !== 'function') throw new Error('Nothing to do in the transaction')
      return memory.alone(() => work() as unknown)
    },
    close: () => undefined,
  }
  // Safe as far as the queue goes: a scenario that needs more of Dexie fails loudly.
  return db as unknown as LocalDbTables
}
