-- A large catalogue takes longer than what a statement may take otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- All that this locks, at once or not at all: an order reads "products", then writes "variants", and would wait for this
-- while this waits for it. Tried for less time than the database takes to call that a deadlock.
DO $$ BEGIN
	SET LOCAL lock_timeout = '500ms';
	LOOP
		BEGIN
			LOCK TABLE "internal"."listing_facets" IN ACCESS EXCLUSIVE MODE;
			LOCK TABLE "listings", "products", "variants", "sellers", "reviews" IN SHARE ROW EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.5);
		END;
	END LOOP;
	SET LOCAL lock_timeout = 0;
END $$;
--> statement-breakpoint
DROP INDEX "internal"."facets_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_category_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_brand_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_seller_price";
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "product_id" integer;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "licence_kind" text;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "unit_paise" double precision;
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
	), 'Infinity') AS "unit_paise"
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
	SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type", "cash", "origin", "crops", "product_id", "licence_kind", "unit_paise")
		= (c."category_id", c."brand_id", c."seller_id", c."price_paise", c."rating", c."created_at", c."in_stock", c."on_sale", c."product_type", c."cash", c."origin", c."crops", c."product_id", c."licence_kind", c."unit_paise")
	FROM "internal"."current_listing_facets" c
	WHERE c."listing_id" = ANY ("ids") AND f."listing_id" = c."listing_id" AND f IS DISTINCT FROM c;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_facets_changed" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (
		(OLD."category_id", OLD."brand_id", OLD."origin", OLD."crops", OLD."licence_kind")
		IS DISTINCT FROM
		(NEW."category_id", NEW."brand_id", NEW."origin", NEW."crops", NEW."licence_kind")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_product"();
--> statement-breakpoint
-- An order that leaves some in stock changes nothing here.
CREATE OR REPLACE TRIGGER "variants_facets_changed" AFTER UPDATE ON "variants"
	FOR EACH ROW WHEN (
		(OLD."listing_id", OLD."position", OLD."selling_paise", OLD."cod_available", OLD."amount", OLD."unit", OLD."on_hand" > OLD."reserved")
		IS DISTINCT FROM
		(NEW."listing_id", NEW."position", NEW."selling_paise", NEW."cod_available", NEW."amount", NEW."unit", NEW."on_hand" > NEW."reserved")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_row"();
--> statement-breakpoint
UPDATE "internal"."listing_facets" f
SET "product_id" = l."product_id", "licence_kind" = p."licence_kind", "unit_paise" = coalesce((
	SELECT min(v."selling_paise" / CASE v."unit" WHEN 'gram' THEN v."amount" / 1000 ELSE v."amount" END) FROM "variants" v
	WHERE v."listing_id" = l."id" AND v."on_hand" > v."reserved" AND v."unit" <> 'piece' AND v."amount" > 0
), 'Infinity')
FROM "listings" l JOIN "products" p ON p."id" = l."product_id"
WHERE l."id" = f."listing_id";
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ALTER COLUMN "product_id" SET NOT NULL, ALTER COLUMN "unit_paise" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "facets_product" ON "internal"."listing_facets" USING btree ("product_id","in_stock","unit_paise","price_paise","listing_id","seller_id","licence_kind","cash") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_price" ON "internal"."listing_facets" USING btree ("price_paise","listing_id","category_id","brand_id","seller_id","in_stock","cash","origin","product_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_category_price" ON "internal"."listing_facets" USING btree ("category_id","price_paise","listing_id","brand_id","seller_id","in_stock","cash","origin","product_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_brand_price" ON "internal"."listing_facets" USING btree ("brand_id","price_paise","listing_id","category_id","seller_id","in_stock","cash","origin","product_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_seller_price" ON "internal"."listing_facets" USING btree ("seller_id","price_paise","listing_id","category_id","brand_id","in_stock","cash","origin","product_id") WHERE "internal"."listing_facets"."on_sale";
