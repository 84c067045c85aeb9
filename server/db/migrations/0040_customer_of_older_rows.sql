CREATE INDEX CONCURRENTLY "order_items_unfilled" ON "order_items" USING btree ("id") WHERE "order_items"."customer_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_unfilled" ON "shipments" USING btree ("id") WHERE "shipments"."customer_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_unfilled" ON "payments" USING btree ("id") WHERE "payments"."customer_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refund_destinations_unfilled" ON "refund_destinations" USING btree ("order_id") WHERE "refund_destinations"."customer_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_unfilled" ON "refunds" USING btree ("id") WHERE "refunds"."customer_id" is null;
