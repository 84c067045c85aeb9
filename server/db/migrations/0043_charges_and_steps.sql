ALTER TABLE "delivery_zones" ADD COLUMN "charge_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "free_above_paise" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "charge_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_charge" CHECK ("delivery_zones"."charge_paise" >= 0 and "delivery_zones"."free_above_paise" > 0);--> statement-breakpoint
CREATE TRIGGER "variants_stepped" AFTER UPDATE OF "price_steps" ON "variants"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue"();
