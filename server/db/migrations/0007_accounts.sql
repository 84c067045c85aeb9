CREATE TABLE "known_clients" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"client" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_clients_role_account_id_client_pk" PRIMARY KEY("role","account_id","client")
);
--> statement-breakpoint
ALTER TABLE "sellers" DROP CONSTRAINT "sellers_email_unique";--> statement-breakpoint
ALTER TABLE "sellers" DROP CONSTRAINT "sellers_phone_number_unique";--> statement-breakpoint
DELETE FROM "login_codes";--> statement-breakpoint
ALTER TABLE "login_codes" DROP CONSTRAINT "login_codes_role_phone_number_purpose_pk";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "phone_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_role_phone_number_purpose_browser_pk" PRIMARY KEY("role","phone_number","purpose","browser");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
CREATE INDEX "known_clients_age" ON "known_clients" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sellers_phone" ON "sellers" USING btree ("phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_open_phone" ON "sellers" USING btree ("phone_number") WHERE "sellers"."vendor_status" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_open_email" ON "sellers" USING btree ("email") WHERE "sellers"."vendor_status" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_same_application" ON "sellers" USING btree ("phone_number","email") WHERE "sellers"."vendor_status" <> 'rejected';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");