ALTER TABLE "categories" ADD COLUMN "licence_kind" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "imported_as" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "seller_sku" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "imported_as" text;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_handle" ON "listings" USING btree ("seller_id","handle");--> statement-breakpoint
UPDATE "categories" SET "licence_kind" = CASE "slug" WHEN 'seeds' THEN 'seed' WHEN 'fertilisers' THEN 'fertiliser' ELSE 'insecticide' END
WHERE "slug" IN ('seeds', 'fertilisers', 'crop-care');
