ALTER TABLE "refunds" DROP CONSTRAINT "refunds_order_item_id_unique";--> statement-breakpoint
CREATE INDEX "refunds_item" ON "refunds" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_item_due_once" ON "refunds" USING btree ("order_item_id") WHERE "refunds"."state" <> 'done';