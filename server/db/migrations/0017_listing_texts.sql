CREATE TABLE "listing_texts" (
	"listing_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_texts_listing_id_language_pk" PRIMARY KEY("listing_id","language")
);
--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Texts come with imports and the seed, thousands at once: whatever is kept of the catalogue is read anew.
CREATE TRIGGER "listing_texts_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_texts"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
