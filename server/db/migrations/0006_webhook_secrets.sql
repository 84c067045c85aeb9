CREATE TABLE "webhook_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
