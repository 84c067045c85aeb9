-- A large catalogue takes longer than what a statement may take otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- What lists filter, sort and count by, in one narrow row for each listing. Rows that a vacuum has not seen yet cost a
-- count a look at the table, so it comes early.
CREATE TABLE "internal"."listing_facets" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"price_paise" integer,
	"rating" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"in_stock" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"product_type" text
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- What the rows should say.
CREATE VIEW "internal"."current_listing_facets" AS
SELECT l."id" AS "listing_id", p."category_id", p."brand_id", l."seller_id", "first"."selling_paise" AS "price_paise",
	coalesce((
		SELECT avg(r."rating") FROM "reviews" r
		WHERE r."listing_id" = l."id" AND (r."review_status" = 'approved' OR r."public_comment" IS NOT NULL)
	), 0)::real AS "rating",
	l."created_at",
	EXISTS (SELECT FROM "variants" v WHERE v."listing_id" = l."id" AND v."on_hand" > v."reserved") AS "in_stock",
	l."published" AND NOT l."taken_down" AND s."vendor_status" = 'accepted' AND "first"."selling_paise" IS NOT NULL AS "on_sale",
	l."product_type"
FROM "listings" l
JOIN "products" p ON p."id" = l."product_id"
JOIN "sellers" s ON s."id" = l."seller_id"
LEFT JOIN LATERAL (
	SELECT v."selling_paise" FROM "variants" v WHERE v."listing_id" = l."id" AND v."position" = 0 ORDER BY v."id" LIMIT 1
) "first" ON true;
--> statement-breakpoint
INSERT INTO "internal"."listing_facets" SELECT * FROM "internal"."current_listing_facets";
--> statement-breakpoint
CREATE INDEX "facets_price" ON "internal"."listing_facets" USING btree ("price_paise","listing_id","category_id","brand_id","seller_id","in_stock") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_category_price" ON "internal"."listing_facets" USING btree ("category_id","price_paise","listing_id","brand_id","seller_id","in_stock") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_brand_price" ON "internal"."listing_facets" USING btree ("brand_id","price_paise","listing_id","category_id","seller_id","in_stock") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_seller_price" ON "internal"."listing_facets" USING btree ("seller_id","price_paise","listing_id","category_id","brand_id","in_stock") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_newest" ON "internal"."listing_facets" USING btree ("created_at","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_category_newest" ON "internal"."listing_facets" USING btree ("category_id","created_at","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_brand_newest" ON "internal"."listing_facets" USING btree ("brand_id","created_at","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_seller_newest" ON "internal"."listing_facets" USING btree ("seller_id","created_at","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_rating" ON "internal"."listing_facets" USING btree ("rating","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_category_rating" ON "internal"."listing_facets" USING btree ("category_id","rating","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_brand_rating" ON "internal"."listing_facets" USING btree ("brand_id","rating","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_seller_rating" ON "internal"."listing_facets" USING btree ("seller_id","rating","listing_id") WHERE "internal"."listing_facets"."on_sale";
--> statement-breakpoint
CREATE INDEX "facets_type" ON "internal"."listing_facets" USING btree ("product_type","created_at","listing_id") WHERE "internal"."listing_facets"."on_sale" and "internal"."listing_facets"."product_type" is not null;
--> statement-breakpoint
ALTER TABLE "internal"."listing_facets" ADD CONSTRAINT "listing_facets_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_listing_facets"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Of two transactions that change one listing the second waits here, and then sees what the first has written.
	PERFORM FROM "internal"."listing_facets" WHERE "listing_id" = ANY ("ids") ORDER BY "listing_id" FOR NO KEY UPDATE;
	UPDATE "internal"."listing_facets" f
	SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type")
		= (c."category_id", c."brand_id", c."seller_id", c."price_paise", c."rating", c."created_at", c."in_stock", c."on_sale", c."product_type")
	FROM "internal"."current_listing_facets" c
	WHERE c."listing_id" = ANY ("ids") AND f."listing_id" = c."listing_id" AND f IS DISTINCT FROM c;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."add_listing_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Who changes a product or a seller meanwhile does not see these listings, and has to wait.
	PERFORM FROM "products" WHERE "id" IN (SELECT "product_id" FROM "changed") ORDER BY "id" FOR SHARE;
	PERFORM FROM "sellers" WHERE "id" IN (SELECT "seller_id" FROM "changed") ORDER BY "id" FOR SHARE;
	INSERT INTO "internal"."listing_facets"
	SELECT c.* FROM "internal"."current_listing_facets" c WHERE c."listing_id" IN (SELECT "id" FROM "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_facets_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_listing_facets"(ARRAY(SELECT DISTINCT "listing_id" FROM "changed"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_facets_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_listing_facets"(ARRAY[OLD."listing_id", NEW."listing_id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_facets_of_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_listing_facets"(ARRAY[NEW."id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_facets_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_listing_facets"(ARRAY(SELECT "id" FROM "listings" WHERE "product_id" = NEW."id"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "internal"."refresh_facets_of_seller"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "internal"."refresh_listing_facets"(ARRAY(SELECT "id" FROM "listings" WHERE "seller_id" = NEW."id"));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_facets_added" AFTER INSERT ON "listings"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "internal"."add_listing_facets"();
--> statement-breakpoint
CREATE TRIGGER "listings_facets_changed" AFTER UPDATE ON "listings"
	FOR EACH ROW WHEN (
		(OLD."product_id", OLD."seller_id", OLD."created_at", OLD."published", OLD."taken_down", OLD."product_type")
		IS DISTINCT FROM
		(NEW."product_id", NEW."seller_id", NEW."created_at", NEW."published", NEW."taken_down", NEW."product_type")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_listing"();
--> statement-breakpoint
CREATE TRIGGER "products_facets_changed" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN ((OLD."category_id", OLD."brand_id") IS DISTINCT FROM (NEW."category_id", NEW."brand_id")) EXECUTE FUNCTION "internal"."refresh_facets_of_product"();
--> statement-breakpoint
CREATE TRIGGER "sellers_facets_changed" AFTER UPDATE ON "sellers"
	FOR EACH ROW WHEN (OLD."vendor_status" <> NEW."vendor_status") EXECUTE FUNCTION "internal"."refresh_facets_of_seller"();
--> statement-breakpoint
CREATE TRIGGER "variants_facets_added" AFTER INSERT ON "variants"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "internal"."refresh_facets_of_rows"();
--> statement-breakpoint
-- An order that leaves some in stock changes nothing here.
CREATE TRIGGER "variants_facets_changed" AFTER UPDATE ON "variants"
	FOR EACH ROW WHEN (
		(OLD."listing_id", OLD."position", OLD."selling_paise", OLD."on_hand" > OLD."reserved")
		IS DISTINCT FROM
		(NEW."listing_id", NEW."position", NEW."selling_paise", NEW."on_hand" > NEW."reserved")
	) EXECUTE FUNCTION "internal"."refresh_facets_of_row"();
--> statement-breakpoint
CREATE TRIGGER "variants_facets_removed" AFTER DELETE ON "variants"
	FOR EACH ROW EXECUTE FUNCTION "internal"."refresh_facets_of_row"();
--> statement-breakpoint
CREATE TRIGGER "reviews_facets_added" AFTER INSERT ON "reviews"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "internal"."refresh_facets_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "reviews_facets_changed" AFTER UPDATE OR DELETE ON "reviews"
	FOR EACH ROW EXECUTE FUNCTION "internal"."refresh_facets_of_row"();
--> statement-breakpoint
-- The triggers let no one else write until this is committed. What was written while the table was filled:
INSERT INTO "internal"."listing_facets"
SELECT c.* FROM "internal"."current_listing_facets" c LEFT JOIN "internal"."listing_facets" f USING ("listing_id")
WHERE f IS DISTINCT FROM c
ON CONFLICT ("listing_id") DO UPDATE
SET ("category_id", "brand_id", "seller_id", "price_paise", "rating", "created_at", "in_stock", "on_sale", "product_type")
	= (excluded."category_id", excluded."brand_id", excluded."seller_id", excluded."price_paise", excluded."rating", excluded."created_at", excluded."in_stock", excluded."on_sale", excluded."product_type");