-- A large catalogue takes longer than what a statement may take otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- All that this and the next two migrations lock, at once or not at all: an order reads "products", then writes
-- "variants", then "order_items", an item that is cancelled the other way round, and each would wait for the other. Tried
-- for less time than the database takes to call that a deadlock; in between those who are waited for go on.
DO $$ BEGIN
	SET LOCAL lock_timeout = '500ms';
	LOOP
		BEGIN
			LOCK TABLE "products", "order_items", "internal"."listing_facets" IN ACCESS EXCLUSIVE MODE;
			LOCK TABLE "listings", "variants", "reviews", "sellers", "customers" IN SHARE ROW EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.5);
		END;
	END LOOP;
	SET LOCAL lock_timeout = 0;
END $$;
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "internal"."seller_ratings" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"stars" bigint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal"."seller_ratings" ADD CONSTRAINT "seller_ratings_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "crops" text[];
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb;
--> statement-breakpoint
DROP INDEX "internal"."facets_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_category_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_brand_price";
--> statement-breakpoint
DROP INDEX "internal"."facets_seller_price";
--> statement-breakpoint
-- True of most, so that few rows are written anew.
ALTER TABLE "internal"."listing_facets" ADD COLUMN "cash" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ALTER COLUMN "cash" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "origin" text;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD COLUMN "crops" text[];
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
	p."crops"
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
	SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type", "cash", "origin", "crops")
		= (c."category_id", c."brand_id", c."seller_id", c."price_paise", c."rating", c."created_at", c."in_stock", c."on_sale", c."product_type", c."cash", c."origin", c."crops")
	FROM "internal"."current_listing_facets" c
	WHERE c."listing_id" = ANY ("ids") AND f."listing_id" = c."listing_id" AND f IS DISTINCT FROM c;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "products_facets_changed" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (
		(OLD."category_id", OLD."brand_id", OLD."origin", OLD."crops")
		IS DISTINCT FROM
		(NEW."category_id", NEW."brand_id", NEW."origin", NEW."crops")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_product"();
--> statement-breakpoint
-- An order that leaves some in stock changes nothing here.
CREATE OR REPLACE TRIGGER "variants_facets_changed" AFTER UPDATE ON "variants"
	FOR EACH ROW WHEN (
		(OLD."listing_id", OLD."position", OLD."selling_paise", OLD."cod_available", OLD."on_hand" > OLD."reserved")
		IS DISTINCT FROM
		(NEW."listing_id", NEW."position", NEW."selling_paise", NEW."cod_available", NEW."on_hand" > NEW."reserved")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_row"();
--> statement-breakpoint
-- Nothing has an origin or crops yet.
UPDATE "internal"."listing_facets" f SET "cash" = false
WHERE NOT EXISTS (SELECT FROM "variants" v WHERE v."listing_id" = f."listing_id" AND v."cod_available");
--> statement-breakpoint
CREATE INDEX "facets_price" ON "internal"."listing_facets" USING btree ("price_paise","listing_id","category_id","brand_id","seller_id","in_stock","cash","origin") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_category_price" ON "internal"."listing_facets" USING btree ("category_id","price_paise","listing_id","brand_id","seller_id","in_stock","cash","origin") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_brand_price" ON "internal"."listing_facets" USING btree ("brand_id","price_paise","listing_id","category_id","seller_id","in_stock","cash","origin") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_seller_price" ON "internal"."listing_facets" USING btree ("seller_id","price_paise","listing_id","category_id","brand_id","in_stock","cash","origin") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_origin_newest" ON "internal"."listing_facets" USING btree ("origin","created_at","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_crops" ON "internal"."listing_facets" USING gin ("crops") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
-- What the rows of seller_ratings should say.
CREATE VIEW "internal"."current_seller_ratings" AS
SELECT l."seller_id", sum(r."rating")::bigint AS "stars", count(*)::integer AS "count"
FROM "reviews" r JOIN "listings" l ON l."id" = r."listing_id"
WHERE r."review_status" = 'approved' OR r."public_comment" IS NOT NULL
GROUP BY l."seller_id";
--> statement-breakpoint
INSERT INTO "internal"."seller_ratings" SELECT * FROM "internal"."current_seller_ratings";
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_seller_ratings"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "internal"."seller_ratings" SELECT DISTINCT "id", 0, 0 FROM unnest("ids") AS "id" WHERE "id" IS NOT NULL ORDER BY "id"
	ON CONFLICT DO NOTHING;
	-- Of two transactions the second waits here, and then sees what the first has written.
	PERFORM FROM "internal"."seller_ratings" WHERE "seller_id" = ANY ("ids") ORDER BY "seller_id" FOR NO KEY UPDATE;
	UPDATE "internal"."seller_ratings" s SET ("stars", "count") = (
		SELECT coalesce(sum(c."stars"), 0), coalesce(sum(c."count"), 0)
		FROM "internal"."current_seller_ratings" c WHERE c."seller_id" = s."seller_id"
	) WHERE s."seller_id" = ANY ("ids");
END $$;
--> statement-breakpoint
-- Adds what is new without reading what was there: a catalogue is filled with many reviews at once.
CREATE FUNCTION "internal"."add_seller_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "internal"."seller_ratings" AS s
	SELECT l."seller_id", sum(r."rating"), count(*) FROM "changed" r JOIN "listings" l ON l."id" = r."listing_id"
	WHERE r."review_status" = 'approved' OR r."public_comment" IS NOT NULL
	GROUP BY l."seller_id" ORDER BY l."seller_id"
	ON CONFLICT ("seller_id") DO UPDATE SET "stars" = s."stars" + excluded."stars", "count" = s."count" + excluded."count";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_ratings_of_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_seller_ratings"(
		ARRAY(SELECT "seller_id" FROM "listings" WHERE "id" IN (OLD."listing_id", NEW."listing_id"))
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_ratings_of_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_seller_ratings"(ARRAY[OLD."seller_id", NEW."seller_id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_ratings_added" AFTER INSERT ON "reviews"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "internal"."add_seller_ratings"();
--> statement-breakpoint
CREATE TRIGGER "reviews_ratings_changed" AFTER UPDATE OR DELETE ON "reviews"
	FOR EACH ROW EXECUTE FUNCTION "internal"."refresh_ratings_of_review"();
--> statement-breakpoint
CREATE TRIGGER "listings_ratings_changed" AFTER UPDATE ON "listings"
	FOR EACH ROW WHEN (OLD."seller_id" <> NEW."seller_id") EXECUTE FUNCTION "internal"."refresh_ratings_of_listing"();
