ALTER TABLE "customers" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "known_clients_client" ON "known_clients" USING btree ("client");--> statement-breakpoint
UPDATE "customers" c SET "last_login_at" = coalesce(
  (SELECT max(k."last_used_at") FROM "known_clients" k WHERE k."role" = 'customer' AND k."account_id" = c."id"),
  c."phone_proven_at"
);--> statement-breakpoint
UPDATE "sellers" s SET "last_login_at" =
  (SELECT max(k."last_used_at") FROM "known_clients" k WHERE k."role" = 'seller' AND k."account_id" = s."id");--> statement-breakpoint
UPDATE "staff" s SET "last_login_at" =
  (SELECT max(k."last_used_at") FROM "known_clients" k WHERE k."role" = 'staff' AND k."account_id" = s."id");
