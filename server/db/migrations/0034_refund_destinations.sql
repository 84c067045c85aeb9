CREATE TABLE "refund_destinations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "refunds_item_due_once";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD CONSTRAINT "refund_destinations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent_by_staff_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_item_due_once" ON "refunds" USING btree ("order_item_id") WHERE "refunds"."state" = 'due';