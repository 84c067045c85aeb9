CREATE TABLE "draft_pictures" (
	"id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"seller_id" integer NOT NULL,
	"file" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_pictures_draft_id_id_pk" PRIMARY KEY("draft_id","id"),
	CONSTRAINT "draft_pictures_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"listing_id" integer,
	"product_id" integer,
	"form" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"pictures_missing" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reasons" jsonb
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "trusted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_draft_id_listing_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_drafts_seller" ON "listing_drafts" USING btree ("seller_id","state","sent_at","id");--> statement-breakpoint
CREATE INDEX "listing_drafts_open" ON "listing_drafts" USING btree ("sent_at","id") WHERE "listing_drafts"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "listing_drafts_listing" ON "listing_drafts" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_drafts_waiting" ON "listing_drafts" USING btree ("listing_id") WHERE "listing_drafts"."state" = 'waiting';