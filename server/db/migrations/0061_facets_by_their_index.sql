-- Told of the rows of both sides by their ids: the planner took the whole table for one row, and planned anew each time.
CREATE OR REPLACE FUNCTION "internal"."refresh_listing_facets"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Of two transactions that change one listing the second waits here, and then sees what the first has written.
	PERFORM FROM "internal"."listing_facets" WHERE "listing_id" = ANY ("ids") ORDER BY "listing_id" FOR NO KEY UPDATE;
	UPDATE "internal"."listing_facets" f
	SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type", "cash", "origin", "crops", "product_id", "licence_kind", "unit_paise", "facts")
		= (c."category_id", c."brand_id", c."seller_id", c."price_paise", c."rating", c."created_at", c."in_stock", c."on_sale", c."product_type", c."cash", c."origin", c."crops", c."product_id", c."licence_kind", c."unit_paise", c."facts")
	FROM "internal"."current_listing_facets" c
	WHERE c."listing_id" = ANY ("ids") AND f."listing_id" = ANY ("ids") AND f."listing_id" = c."listing_id"
		AND f IS DISTINCT FROM c;
END $$;
