ALTER TABLE "internal"."counted_days" ADD COLUMN "through" timestamp with time zone;--> statement-breakpoint
-- Rows that came while their month had no part lie in the one for all others, which lets no part of that month be made
-- beside it: they go into the part first. Only whoever writes into the one for all others waits meanwhile.
CREATE OR REPLACE FUNCTION "months"."add_months"("of" text, "ahead" integer) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '300ms' AS $$
DECLARE
	"first" timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
	"last" timestamp := "first" + make_interval(months => "ahead");
	"other" text := "of" || '_other';
	"wanted" timestamp[];
	"month" timestamp;
	"from" timestamptz;
	"to" timestamptz;
	"part" text;
	"holds" boolean;
BEGIN
	-- All of them at first: no table is altered while a query reads it.
	EXECUTE format('SELECT array_agg("month" ORDER BY "month") FROM (SELECT generate_series($1, $2, interval ''1 month'')
		UNION SELECT date_trunc(''month'', "at" AT TIME ZONE ''UTC'') FROM months.%I WHERE "at" < $3) "all" ("month")', "other")
		INTO "wanted" USING "first", "last", "last" AT TIME ZONE 'UTC';
	FOREACH "month" IN ARRAY "wanted" LOOP
		"part" := "of" || to_char("month", '_YYYY_MM');
		CONTINUE WHEN to_regclass(format('months.%I', "part")) IS NOT NULL;
		"from" := "month" AT TIME ZONE 'UTC';
		"to" := ("month" + interval '1 month') AT TIME ZONE 'UTC';
		BEGIN
			EXECUTE format('CREATE TABLE months.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING INDEXES)', "part", "of");
			EXECUTE format('SELECT EXISTS (SELECT FROM months.%I WHERE "at" >= $1 AND "at" < $2)', "other")
				INTO "holds" USING "from", "to";
			IF "holds" THEN
				EXECUTE format('LOCK TABLE months.%I IN ACCESS EXCLUSIVE MODE', "other");
				-- The log refuses to lose a row; none is lost here.
				EXECUTE format('ALTER TABLE months.%I DISABLE TRIGGER USER', "other");
				EXECUTE format('WITH "moved" AS (DELETE FROM months.%I WHERE "at" >= $1 AND "at" < $2 RETURNING *)
					INSERT INTO months.%I SELECT * FROM "moved"', "other", "part") USING "from", "to";
				EXECUTE format('ALTER TABLE months.%I ENABLE TRIGGER USER', "other");
			END IF;
			EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', "of", "part",
				"from", "to");
		-- A former part reaches into it.
		EXCEPTION WHEN invalid_object_definition OR check_violation THEN
		END;
	END LOOP;
END $$;
