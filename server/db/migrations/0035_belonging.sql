CREATE TABLE "internal"."orphan_files" (
	"file" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal"."schema_floor" (
	"migration" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "internal"."schema_floor" ("migration") VALUES (0);
--> statement-breakpoint
INSERT INTO "internal"."key_ids" ("name", "id") VALUES ('database', gen_random_uuid()::text);
