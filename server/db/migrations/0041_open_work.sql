CREATE INDEX CONCURRENTLY "returns_state" ON "returns" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_state" ON "shipments" USING btree ("state","promised_to","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_differing" ON "shipments" USING btree ("id") WHERE case when "shipments"."state" = 'delivered' then "shipments"."cash_taken_paise" <> "shipments"."cash_due_paise" else "shipments"."cash_taken_paise" > 0 end;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cash_notes_contested" ON "cash_notes" USING btree ("shipment_id") WHERE "cash_notes"."contested";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_state" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_status" ON "reviews" USING btree ("review_status");