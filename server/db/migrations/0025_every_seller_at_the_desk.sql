-- Whoever sells is the owner of the own desk from the acceptance on, no longer from the first log-in on.
INSERT INTO "staff" ("seller_id", "name", "phone_number", "role")
SELECT "id", "name", "phone_number", 'owner' FROM "sellers" WHERE "vendor_status" IN ('accepted', 'suspended')
ON CONFLICT DO NOTHING;
