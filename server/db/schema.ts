/** One schema for PGlite and PostgreSQL. Money is integer paise, time is UTC. Drizzle takes it as one module. */

export * from './schema/accounts.ts'
export * from './schema/sellers.ts'
export * from './schema/delivery.ts'
export * from './schema/catalogue.ts'
export * from './schema/listing-facets.ts'
export * from './schema/promotions.ts'
export * from './schema/customers.ts'
export * from './schema/orders.ts'
export * from './schema/payments.ts'
export * from './schema/simulator.ts'
export * from './schema/reviews.ts'
export * from './schema/infrastructure.ts'
