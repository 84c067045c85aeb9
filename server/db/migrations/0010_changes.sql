-- Tells every server of this database what the catalogue's prepared answers no longer say: the listing whose stock has
-- moved, or nothing for everything else.
CREATE FUNCTION "notify_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "notify_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A list may be filtered by what is in stock.
	IF (OLD."on_hand" > OLD."reserved") = (NEW."on_hand" > NEW."reserved") THEN
		PERFORM pg_notify('catalogue', NEW."listing_id"::text);
	ELSE
		PERFORM pg_notify('catalogue', '');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "brands_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "listings_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "sellers_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sellers"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "licences_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "licences"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "deals_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "deals"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "review_media_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_media"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_repriced" AFTER UPDATE OF "listing_id", "position", "name", "mrp_paise", "selling_paise", "cod_available", "amount", "unit", "sku" ON "variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue"();
--> statement-breakpoint
CREATE TRIGGER "variants_stock_moved" AFTER UPDATE OF "on_hand", "reserved" ON "variants"
	FOR EACH ROW EXECUTE FUNCTION "notify_stock"();
