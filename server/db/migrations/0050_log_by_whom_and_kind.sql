CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("seller_id","entity","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id");