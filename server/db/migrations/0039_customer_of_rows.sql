LOCK TABLE "order_events", "order_items", "reservations", "return_media", "returns", "shipments", "cash_notes", "payments",
	"refund_destinations", "refunds" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "return_media" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "cash_notes" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
CREATE FUNCTION "customer_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."customer_id" := (SELECT "customer_id" FROM "orders" WHERE "id" = NEW."order_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "customer_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."customer_id" := (SELECT o."customer_id" FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id" WHERE i."id" = NEW."order_item_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "customer_of_shipment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."customer_id" := (SELECT o."customer_id" FROM "shipments" s JOIN "orders" o ON o."id" = s."order_id" WHERE s."id" = NEW."shipment_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "customer_of_return"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."customer_id" := (SELECT o."customer_id" FROM "returns" r JOIN "order_items" i ON i."id" = r."order_item_id" JOIN "orders" o ON o."id" = i."order_id"
		WHERE r."id" = NEW."return_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shipments_customer" BEFORE INSERT ON "shipments" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_order"();
--> statement-breakpoint
CREATE TRIGGER "order_items_customer" BEFORE INSERT ON "order_items" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_order"();
--> statement-breakpoint
CREATE TRIGGER "payments_customer" BEFORE INSERT ON "payments" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_order"();
--> statement-breakpoint
CREATE TRIGGER "refunds_customer" BEFORE INSERT ON "refunds" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_order"();
--> statement-breakpoint
CREATE TRIGGER "refund_destinations_customer" BEFORE INSERT ON "refund_destinations" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_order"();
--> statement-breakpoint
CREATE TRIGGER "reservations_customer" BEFORE INSERT ON "reservations" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_item"();
--> statement-breakpoint
CREATE TRIGGER "order_events_customer" BEFORE INSERT ON "order_events" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_item"();
--> statement-breakpoint
CREATE TRIGGER "returns_customer" BEFORE INSERT ON "returns" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_item"();
--> statement-breakpoint
CREATE TRIGGER "cash_notes_customer" BEFORE INSERT ON "cash_notes" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_shipment"();
--> statement-breakpoint
CREATE TRIGGER "return_media_customer" BEFORE INSERT ON "return_media" FOR EACH ROW WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "customer_of_return"();
--> statement-breakpoint
-- The customer of an older note is filled in.
CREATE OR REPLACE FUNCTION "refuse_cash_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - 'customer_id' = to_jsonb(OLD) - 'customer_id' AND OLD."customer_id" IS NULL THEN RETURN NEW; END IF;
	IF NEW."reason" IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'cash_notes is only ever added to';
END $$;
