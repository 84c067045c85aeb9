CREATE INDEX CONCURRENTLY "sessions_age" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_age" ON "rate_limits" USING btree ("reset_at");