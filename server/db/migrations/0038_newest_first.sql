CREATE INDEX CONCURRENTLY "customers_newest" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_newest" ON "reviews" USING btree ("updated_at","id");