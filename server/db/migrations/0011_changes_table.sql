-- A transaction that notifies lets no other one commit meanwhile. Changes are written into a table instead, which every
-- server of this database reads. Not in the schema that backups read: the number of a transaction means nothing in
-- another database.
CREATE SCHEMA IF NOT EXISTS "internal";
--> statement-breakpoint
CREATE TABLE "internal"."catalogue_changes" (
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"listing_id" integer
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_xid" ON "internal"."catalogue_changes" USING btree ("xid");
--> statement-breakpoint
-- The triggers keep calling them under their new names.
ALTER FUNCTION "notify_catalogue"() RENAME TO "note_catalogue";
--> statement-breakpoint
ALTER FUNCTION "notify_stock"() RENAME TO "note_stock";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Once for each transaction: an import has many statements.
	INSERT INTO "internal"."catalogue_changes" ("listing_id")
	SELECT NULL WHERE NOT EXISTS (
		SELECT FROM "internal"."catalogue_changes" WHERE "xid" = pg_current_xact_id() AND "listing_id" IS NULL
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A list may be filtered by what is in stock.
	INSERT INTO "internal"."catalogue_changes" ("listing_id") VALUES (
		CASE WHEN (OLD."on_hand" > OLD."reserved") = (NEW."on_hand" > NEW."reserved") THEN NEW."listing_id" END
	);
	RETURN NULL;
END $$;
