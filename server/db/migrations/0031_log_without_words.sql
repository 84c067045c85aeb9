INSERT INTO "seller_decisions" ("seller_id", "vendor_status", "reason", "staff_id", "at")
	SELECT "seller_id", "after" ->> 'vendor_status', "after" ->> 'reason', "staff_id", "at" FROM "audit_log"
	WHERE "action" = 'seller.status' AND "seller_id" IS NOT NULL AND "after" ->> 'vendor_status' IS NOT NULL ORDER BY "id";
--> statement-breakpoint
DROP TRIGGER "audit_log_only_grows" ON "audit_log";
--> statement-breakpoint
DROP FUNCTION "refuse_change"();
--> statement-breakpoint
-- Codes, numbers and days may stand in the log; of everything that was typed the name is left.
CREATE FUNCTION pg_temp.is_word("action" text, "name" text, "value" jsonb) RETURNS boolean LANGUAGE sql AS $$
	SELECT NOT (
		jsonb_typeof("value") IN ('number', 'boolean', 'null')
		OR "value" = '"(changed)"'
		OR "name" IN ('zones', 'imageUrls', 'pictures', 'products', 'variants')
		OR ("name" = 'lines' AND "action" LIKE 'shipment.%')
		OR ("name" IN ('state', 'review_status', 'vendor_status', 'role') AND "action" <> 'seller.licence')
		OR "value" #>> '{}' ~ '^\d{4}-\d{2}-\d{2}(T[0-9:.]+Z)?$')
$$;
--> statement-breakpoint
UPDATE "audit_log" SET
	"before" = (SELECT jsonb_object_agg("key", "value") FROM jsonb_each("before") WHERE NOT pg_temp.is_word("action", "key", "value")),
	"after" = (
		SELECT jsonb_object_agg("key", CASE WHEN pg_temp.is_word("action", "key", "value") THEN '"(changed)"'::jsonb ELSE "value" END)
		FROM jsonb_each("after"))
	WHERE EXISTS (
		SELECT FROM jsonb_each(coalesce("before", '{}') || coalesce("after", '{}')) WHERE pg_temp.is_word("action", "key", "value"))
		OR EXISTS (SELECT FROM jsonb_each("before") WHERE pg_temp.is_word("action", "key", "value"));
--> statement-breakpoint
-- What tells of an order or a customer goes with it, and no earlier.
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_over boolean := TG_OP = 'DELETE' AND CASE OLD."entity"
		WHEN 'order' THEN NOT EXISTS (SELECT FROM "orders" WHERE "id" = OLD."entity_id")
		WHEN 'shipment' THEN NOT EXISTS (SELECT FROM "shipments" WHERE "id" = OLD."entity_id")
		WHEN 'return' THEN NOT EXISTS (SELECT FROM "returns" WHERE "id"::text = OLD."entity_id")
		WHEN 'refund' THEN NOT EXISTS (SELECT FROM "refunds" WHERE "id"::text = OLD."entity_id")
		WHEN 'customer' THEN NOT EXISTS (SELECT FROM "customers" WHERE "id"::text = OLD."entity_id")
		ELSE false
	END;
BEGIN
	IF is_over THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
DELETE FROM "audit_log" WHERE
	("entity" = 'order' AND NOT EXISTS (SELECT FROM "orders" WHERE "id" = "entity_id"))
	OR ("entity" = 'shipment' AND NOT EXISTS (SELECT FROM "shipments" WHERE "id" = "entity_id"))
	OR ("entity" = 'return' AND NOT EXISTS (SELECT FROM "returns" WHERE "id"::text = "entity_id"))
	OR ("entity" = 'refund' AND NOT EXISTS (SELECT FROM "refunds" WHERE "id"::text = "entity_id"))
	OR ("entity" = 'customer' AND NOT EXISTS (SELECT FROM "customers" WHERE "id"::text = "entity_id"));
--> statement-breakpoint
-- What was written about orders of accounts that were erased before.
UPDATE "order_events" SET "reason" = NULL WHERE "reason" IS NOT NULL AND "order_item_id" IN (
	SELECT i."id" FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id" JOIN "customers" c ON c."id" = o."customer_id"
	WHERE c."erased_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "returns" SET "reason" = '', "note" = NULL WHERE "order_item_id" IN (
	SELECT i."id" FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id" JOIN "customers" c ON c."id" = o."customer_id"
	WHERE c."erased_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "order_items" i SET
	"delivery_address" = i."delivery_address" || '{"landmark": null}', "billing_address" = i."billing_address" || '{"landmark": null}'
	FROM "orders" o JOIN "customers" c ON c."id" = o."customer_id" WHERE o."id" = i."order_id" AND c."erased_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "shipments" s SET "carrier" = NULL, "tracking" = NULL
	FROM "orders" o JOIN "customers" c ON c."id" = o."customer_id" WHERE o."id" = s."order_id" AND c."erased_at" IS NOT NULL;
