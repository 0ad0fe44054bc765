CREATE FUNCTION "public"."count_failed_refunds"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	failed bigint := 0;
	no_longer bigint := 0;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT count(*) INTO failed FROM added WHERE "state" = 'failed';
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT count(*) INTO no_longer FROM removed WHERE "state" = 'failed';
	END IF;
	PERFORM "public"."bump_counter"('refunds', failed - no_longer);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_count_added" AFTER INSERT ON "refunds"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_failed_refunds"();
--> statement-breakpoint
CREATE TRIGGER "refunds_count_changed" AFTER UPDATE ON "refunds"
	REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_failed_refunds"();
--> statement-breakpoint
CREATE TRIGGER "refunds_count_deleted" AFTER DELETE ON "refunds"
	REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_failed_refunds"();
--> statement-breakpoint
SELECT "public"."bump_counter"('refunds', count(*)) FROM "refunds" WHERE "state" = 'failed';
