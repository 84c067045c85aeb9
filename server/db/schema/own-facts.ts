import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ProductFacts } from '../../../src/contract/product/facts.ts'
import type { LocalNames } from '../../../src/contract/product/local.ts'
import type { ListedValue } from '../../../src/contract/product/own-facts.ts'
import { id } from './columns.ts'

/** A fact by its id; of a choice the id of the value. */
export interface SaidFact {
  fact: number
  value: string | number
}

/** What is known of a label, with the facts that the operator has made. */
export type StoredFacts = ProductFacts & { more?: SaidFact[] }

/** Facts of products that the operator has made. */
export const ownFacts = pgTable('own_facts', {
  id: id(),
  /** In English. */
  name: text('name').notNull(),
  /** What it is called in other languages. */
  names: jsonb('names').$type<LocalNames>(),
  /** What it was called before, or what was merged into it: files go on using these. */
  former: text('former').array().notNull().default([]),
  kind: text('kind', { enum: ['text', 'number', 'choice'] }).notNull(),
  /** Those that may be chosen; none is ever taken away, because products name them by their ids. */
  values: jsonb('values').$type<ListedValue[]>().notNull().default([]),
  /** Ids of the categories whose sellers are asked for it; null for all. */
  categories: integer('categories').array(),
  position: smallint('position').notNull(),
  /**
   * Which of its values those have become of the facts that were merged into it, by their ids: an address that narrows a list
   * by one goes on working. Of numbers nothing has to be said but whose they were.
   */
  merged: jsonb('merged').$type<Record<string, Record<string, number>>>(),
  /** Nobody is asked for it; pages that tell it still do. */
  paused: boolean('paused').notNull().default(false),
})
