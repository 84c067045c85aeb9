ALTER TABLE "licences" ADD COLUMN "premises" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "care_name" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "care_phone" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "care_email" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "closed_to" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "collect_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_closed" CHECK (("sellers"."closed_from" is null) = ("sellers"."closed_to" is null) and "sellers"."closed_from" <= "sellers"."closed_to");