import { pgSchema, text } from 'drizzle-orm/pg-core'

/** Of this database's shop and of no restored copy, so that backups leave it out. */
const internal = pgSchema('internal')

/** With which keys the database is used: their ids, which tell nothing about them. */
export const keyIds = internal.table('key_ids', {
  name: text('name').primaryKey(),
  id: text('id').notNull(),
})
