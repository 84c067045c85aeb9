CREATE TABLE "former_brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal"."counted_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal"."day_sales" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"seller_id" integer NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" bigint NOT NULL,
	"paise" bigint NOT NULL,
	"returned" bigint NOT NULL,
	CONSTRAINT "day_sales_day_kind_seller_id_key_pk" PRIMARY KEY("day","kind","seller_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"text" text,
	CONSTRAINT "search_misses_hash_day_pk" PRIMARY KEY("hash","day")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_brands" ADD CONSTRAINT "former_brands_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_categories" ADD CONSTRAINT "former_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_brands_brand" ON "former_brands" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "former_categories_category" ON "former_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("day");