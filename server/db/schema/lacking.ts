import { sql, type Column, type SQL } from 'drizzle-orm'

interface Declaring {
  facts: Column
  origin: Column
  crops: Column
  licenceKind: Column
}

/** `missingFrom` of a row in the database: a product of which something that the law wants is not said. */
export const lacksSomething = ({ facts, origin, crops, licenceKind }: Declaring): SQL => {
  /** Whether nothing is said under these names of the facts. */
  const lacks = (...path: readonly string[]) => sql`coalesce(${facts} #>> ${sql.raw(`'{${path.join(',')}}'`)}, '') = ''`
  const isImported = sql`lower(coalesce(${origin}, '')) not in ('', 'in', 'india')`
  return sql`(
    ${lacks('generic_name')} or coalesce(${origin}, '') = ''
    or (${isImported} and (${lacks('importer', 'name')} or ${lacks('importer', 'address')}))
    or (not ${isImported} and (${lacks('maker', 'name')} or ${lacks('maker', 'address')}))
    or (${lacks('consumer_care', 'phone')} and ${lacks('consumer_care', 'email')})
    or (${licenceKind} is not null and (${lacks('best_before')} or coalesce(cardinality(${crops}), 0) = 0))
    or (${licenceKind} = 'insecticide' and (${lacks('pests')} or ${lacks('dose')} or ${lacks('waiting_days')}))
  )`
}
