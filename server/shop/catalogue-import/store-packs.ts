import { eq, sql } from 'drizzle-orm'
import { variants } from '../../db/schema.ts'
import type { Shop } from '../shop.ts'
import type { Pack } from './pack.ts'

const facts = ({ mrpPaise, sellingPaise, sellerSku }: Pack, said: { cod: boolean; importedAs: string }) => ({
  mrpPaise,
  sellingPaise,
  sellerSku,
  codAvailable: said.cod,
  importedAs: said.importedAs,
})

/** The shop issues its own sku (decision 37); the seller's is kept beside it. */
export const newPack = (
  pack: Pack,
  said: { listingId: number; place: number; cod: boolean; importedAs: string },
): typeof variants.$inferInsert => ({
  ...facts(pack, said),
  sku: `IM${said.listingId}-${said.place}`,
  listingId: said.listingId,
  position: said.place - 1,
  name: pack.name,
  onHand: pack.stock,
  amount: pack.amount,
  unit: pack.unit,
})

/** The file says what may be sold from now on; what is held for unpaid orders stays held beside it. */
export const changePack = async (
  { db }: Shop,
  id: number,
  pack: Pack,
  said: { cod: boolean; importedAs: string },
): Promise<void> => {
  await db
    .update(variants)
    .set({ ...facts(pack, said), onHand: sql`${variants.reserved} + ${pack.stock}` })
    .where(eq(variants.id, id))
}
