CREATE TABLE "licence_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"premises" text,
	"pincode" text,
	"valid_from" date,
	"expires_on" date NOT NULL,
	"file" text,
	"decision" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "licence_requests_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "shipment_proofs" (
	"id" uuid NOT NULL,
	"shipment_id" text NOT NULL,
	"seller_id" integer NOT NULL,
	"staff_id" integer,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_proofs_shipment_id_id_pk" PRIMARY KEY("shipment_id","id"),
	CONSTRAINT "shipment_proofs_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "order_until" smallint;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD CONSTRAINT "licence_requests_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_proofs" ADD CONSTRAINT "shipment_proofs_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_proofs" ADD CONSTRAINT "shipment_proofs_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_proofs" ADD CONSTRAINT "shipment_proofs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_requests_seller" ON "licence_requests" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_requests_waiting" ON "licence_requests" USING btree ("seller_id") WHERE "licence_requests"."decision" = 'waiting';--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_order_until" CHECK ("sellers"."order_until" between 1 and 23);