CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "keep_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT w FROM "changed", string_to_table(translate("search_text", ',;:()"''', '       '), ' ') AS w
	WHERE length(w) BETWEEN 2 AND 60
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_added" AFTER INSERT ON "listings"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_words"();
--> statement-breakpoint
CREATE TRIGGER "listings_changed" AFTER UPDATE ON "listings"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_words"();
--> statement-breakpoint
INSERT INTO "search_words" ("word")
SELECT DISTINCT w FROM "listings", string_to_table(translate("search_text", ',;:()"''', '       '), ' ') AS w
WHERE length(w) BETWEEN 2 AND 60
ON CONFLICT DO NOTHING;
