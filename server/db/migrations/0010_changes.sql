-- Writes down, for every server of this database, what the catalogue's prepared answers no longer say: the listing whose
-- stock has moved, or nothing for everything else. Not in the schema that backups read: the number of a transaction means
-- nothing in another database.
CREATE SCHEMA "internal";
--> statement-breakpoint
CREATE TABLE "internal"."catalogue_changes" (
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"listing_id" integer
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_xid" ON "internal"."catalogue_changes" USING btree ("xid");
--> statement-breakpoint
CREATE FUNCTION "note_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Once for each transaction: an import has many statements.
	INSERT INTO "internal"."catalogue_changes" ("listing_id")
	SELECT NULL WHERE NOT EXISTS (
		SELECT FROM "internal"."catalogue_changes" WHERE "xid" = pg_current_xact_id() AND "listing_id" IS NULL
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A list may be filtered by what is in stock.
	INSERT INTO "internal"."catalogue_changes" ("listing_id") VALUES (
		CASE WHEN (OLD."on_hand" > OLD."reserved") = (NEW."on_hand" > NEW."reserved") THEN NEW."listing_id" END
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "brands_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "listings_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "sellers_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sellers"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "licences_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "licences"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "deals_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "deals"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "review_media_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_media"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_repriced" AFTER UPDATE OF "listing_id", "position", "name", "mrp_paise", "selling_paise", "cod_available", "amount", "unit", "sku" ON "variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_stock_moved" AFTER UPDATE OF "on_hand", "reserved" ON "variants"
	FOR EACH ROW EXECUTE FUNCTION "note_stock"();
