-- All that this locks, at once or not at all.
LOCK TABLE "internal"."listing_facets", "sellers", "own_facts", "licence_requests" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "own_facts" ADD COLUMN "merged" jsonb;
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "licence_requests" ADD COLUMN "replaces" uuid;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "facts" text[];
--> statement-breakpoint
-- Listed values are named by their ids, so that these and numbers are the numbers of it; words are in no filter.
CREATE FUNCTION "internal"."facts_found"("said" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_agg((one ->> 'fact') || '.' || (one ->> 'value') ORDER BY ord)
	FROM jsonb_array_elements("said") WITH ORDINALITY AS told(one, ord)
	WHERE jsonb_typeof(one -> 'value') = 'number'
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW "internal"."current_listing_facets" AS
SELECT l."id" AS "listing_id", p."category_id", p."brand_id", l."seller_id", "first"."selling_paise" AS "price_paise",
	coalesce((
		SELECT avg(r."rating") FROM "reviews" r
		WHERE r."listing_id" = l."id" AND (r."review_status" = 'approved' OR r."public_comment" IS NOT NULL)
	), 0)::real AS "rating",
	l."created_at",
	EXISTS (SELECT FROM "variants" v WHERE v."listing_id" = l."id" AND v."on_hand" > v."reserved") AS "in_stock",
	l."published" AND NOT l."taken_down" AND s."vendor_status" = 'accepted' AND "first"."selling_paise" IS NOT NULL AS "on_sale",
	l."product_type",
	EXISTS (SELECT FROM "variants" v WHERE v."listing_id" = l."id" AND v."cod_available") AS "cash",
	p."origin",
	p."crops",
	l."product_id",
	p."licence_kind",
	coalesce((
		SELECT min(v."selling_paise" / CASE v."unit" WHEN 'gram' THEN v."amount" / 1000 ELSE v."amount" END) FROM "variants" v
		WHERE v."listing_id" = l."id" AND v."on_hand" > v."reserved" AND v."unit" <> 'piece' AND v."amount" > 0
	), 'Infinity') AS "unit_paise",
	"internal"."facts_found"(p."facts" -> 'more') AS "facts"
FROM "listings" l
JOIN "products" p ON p."id" = l."product_id"
JOIN "sellers" s ON s."id" = l."seller_id"
LEFT JOIN LATERAL (
	SELECT v."selling_paise" FROM "variants" v WHERE v."listing_id" = l."id" AND v."position" = 0 ORDER BY v."id" LIMIT 1
) "first" ON true;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "internal"."refresh_listing_facets"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Of two transactions that change one listing the second waits here, and then sees what the first has written.
	PERFORM FROM "internal"."listing_facets" WHERE "listing_id" = ANY ("ids") ORDER BY "listing_id" FOR NO KEY UPDATE;
	UPDATE "internal"."listing_facets" f
	SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type", "cash", "origin", "crops", "product_id", "licence_kind", "unit_paise", "facts")
		= (c."category_id", c."brand_id", c."seller_id", c."price_paise", c."rating", c."created_at", c."in_stock", c."on_sale", c."product_type", c."cash", c."origin", c."crops", c."product_id", c."licence_kind", c."unit_paise", c."facts")
	FROM "internal"."current_listing_facets" c
	WHERE c."listing_id" = ANY ("ids") AND f."listing_id" = c."listing_id" AND f IS DISTINCT FROM c;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_facets_changed" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (
		(OLD."category_id", OLD."brand_id", OLD."origin", OLD."crops", OLD."licence_kind", OLD."facts" -> 'more')
		IS DISTINCT FROM
		(NEW."category_id", NEW."brand_id", NEW."origin", NEW."crops", NEW."licence_kind", NEW."facts" -> 'more')
	) EXECUTE FUNCTION "internal"."refresh_facets_of_product"();
