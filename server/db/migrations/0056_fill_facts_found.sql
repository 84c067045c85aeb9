-- A large catalogue takes longer than what a statement may take otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- Those that say something, which are few when this is made; what changes meanwhile is written by the triggers.
UPDATE "internal"."listing_facets" f SET "facts" = "internal"."facts_found"(p."facts" -> 'more')
FROM "products" p
WHERE p."id" = f."product_id" AND p."facts" ? 'more' AND "internal"."facts_found"(p."facts" -> 'more') IS NOT NULL;
