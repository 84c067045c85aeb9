CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");
--> statement-breakpoint
-- What is compiled is estimated as large and found to be small, each time anew. For sessions that begin from now on; a
-- setting of the connection would be refused by poolers.
DO $$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
-- Whoever migrates need not own the database.
EXCEPTION WHEN insufficient_privilege THEN
END $$;
