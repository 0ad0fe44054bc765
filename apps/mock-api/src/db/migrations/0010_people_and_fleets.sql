-- Numbers that the database keeps itself, so that a tab's number costs the same with ten and with a million rows.
-- Several rows a name, one of which a connection uses: writers rarely wait for each other. The number is their sum.
CREATE TABLE "service_counters" (
	"name" text NOT NULL,
	"shard" smallint NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "service_counters_pkey" PRIMARY KEY ("name", "shard")
);
--> statement-breakpoint
CREATE FUNCTION "public"."bump_counter"(counter text, delta bigint) RETURNS void
	LANGUAGE sql
	AS $$
	INSERT INTO "public"."service_counters" ("name", "shard", "value")
	SELECT counter, pg_backend_pid() % 16, delta WHERE delta <> 0
	ON CONFLICT ("name", "shard") DO UPDATE SET "value" = "service_counters"."value" + EXCLUDED."value"
$$;
--> statement-breakpoint
-- One statement, one change a counter, always in the order of names: two transactions never wait in a circle here.
CREATE FUNCTION "public"."count_accounts"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	active bigint := 0;
	operators bigint := 0;
	pending bigint := 0;
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT count(*) INTO operators FROM added WHERE "role" = 'operator' AND "deleted_at" IS NULL;
	ELSE
		SELECT
			coalesce(sum(step) FILTER (WHERE "role" = 'pilot' AND "verification" = 'approved'), 0),
			coalesce(sum(step) FILTER (WHERE "role" = 'operator'), 0),
			coalesce(sum(step) FILTER (WHERE "role" = 'pilot' AND "verification" = 'pending'), 0)
			INTO active, operators, pending
		FROM (
			SELECT 1 AS step, "id", "role" FROM added WHERE "deleted_at" IS NULL
			UNION ALL
			SELECT -1, "id", "role" FROM removed WHERE "deleted_at" IS NULL
		) AS changed
		LEFT JOIN "public"."pilot_profiles" ON "user_id" = changed."id";
	END IF;
	PERFORM "public"."bump_counter"('active_pilots', active);
	PERFORM "public"."bump_counter"('operators', operators);
	PERFORM "public"."bump_counter"('pending_pilots', pending);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "user_accounts_count_added" AFTER INSERT ON "user_accounts"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_accounts"();
--> statement-breakpoint
CREATE TRIGGER "user_accounts_count_changed" AFTER UPDATE ON "user_accounts"
	REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_accounts"();
--> statement-breakpoint
-- An account that is deleted for good takes its profile along, whose own trigger no longer finds it: counted before.
CREATE FUNCTION "public"."count_deleted_account"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	IF OLD."deleted_at" IS NULL AND OLD."role" = 'operator' THEN
		PERFORM "public"."bump_counter"('operators', -1);
	ELSIF OLD."deleted_at" IS NULL AND OLD."role" = 'pilot' THEN
		PERFORM "public"."bump_counter"(CASE "verification" WHEN 'approved' THEN 'active_pilots' ELSE 'pending_pilots' END, -1)
		FROM "public"."pilot_profiles" WHERE "user_id" = OLD."id";
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "user_accounts_count_deleted" BEFORE DELETE ON "user_accounts"
	FOR EACH ROW EXECUTE FUNCTION "public"."count_deleted_account"();
--> statement-breakpoint
CREATE FUNCTION "public"."count_profiles"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	active bigint := 0;
	pending bigint := 0;
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT count(*) FILTER (WHERE "verification" = 'approved'), count(*) FILTER (WHERE "verification" = 'pending')
			INTO active, pending
		FROM added JOIN "public"."user_accounts" AS account ON account."id" = added."user_id"
		WHERE account."role" = 'pilot' AND account."deleted_at" IS NULL;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT -count(*) FILTER (WHERE "verification" = 'approved'), -count(*) FILTER (WHERE "verification" = 'pending')
			INTO active, pending
		FROM removed JOIN "public"."user_accounts" AS account ON account."id" = removed."user_id"
		WHERE account."role" = 'pilot' AND account."deleted_at" IS NULL;
	ELSE
		SELECT
			coalesce(sum(step) FILTER (WHERE "verification" = 'approved'), 0),
			coalesce(sum(step) FILTER (WHERE "verification" = 'pending'), 0)
			INTO active, pending
		FROM (
			SELECT 1 AS step, "user_id", "verification" FROM added
			UNION ALL
			SELECT -1, "user_id", "verification" FROM removed
		) AS changed
		JOIN "public"."user_accounts" AS account ON account."id" = changed."user_id"
		WHERE account."role" = 'pilot' AND account."deleted_at" IS NULL;
	END IF;
	PERFORM "public"."bump_counter"('active_pilots', active);
	PERFORM "public"."bump_counter"('pending_pilots', pending);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pilot_profiles_count_added" AFTER INSERT ON "pilot_profiles"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_profiles"();
--> statement-breakpoint
CREATE TRIGGER "pilot_profiles_count_changed" AFTER UPDATE ON "pilot_profiles"
	REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_profiles"();
--> statement-breakpoint
CREATE TRIGGER "pilot_profiles_count_deleted" AFTER DELETE ON "pilot_profiles"
	REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_profiles"();
--> statement-breakpoint
CREATE FUNCTION "public"."count_cancellations"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	waiting bigint := 0;
	left_over bigint := 0;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT count(*) INTO waiting FROM added WHERE "status" = 'cancellation_requested';
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT count(*) INTO left_over FROM removed WHERE "status" = 'cancellation_requested';
	END IF;
	PERFORM "public"."bump_counter"('cancellations', waiting - left_over);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "flights_count_added" AFTER INSERT ON "flights"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_cancellations"();
--> statement-breakpoint
CREATE TRIGGER "flights_count_changed" AFTER UPDATE ON "flights"
	REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_cancellations"();
--> statement-breakpoint
CREATE TRIGGER "flights_count_deleted" AFTER DELETE ON "flights"
	REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_cancellations"();
--> statement-breakpoint
SELECT "public"."bump_counter"('active_pilots', count(*)) FROM "pilot_profiles" JOIN "user_accounts" ON "user_accounts"."id" = "user_id"
	WHERE "verification" = 'approved' AND "role" = 'pilot' AND "deleted_at" IS NULL;
--> statement-breakpoint
SELECT "public"."bump_counter"('operators', count(*)) FROM "user_accounts" WHERE "role" = 'operator' AND "deleted_at" IS NULL;
--> statement-breakpoint
SELECT "public"."bump_counter"('pending_pilots', count(*)) FROM "pilot_profiles" JOIN "user_accounts" ON "user_accounts"."id" = "user_id"
	WHERE "verification" = 'pending' AND "role" = 'pilot' AND "deleted_at" IS NULL;
--> statement-breakpoint
SELECT "public"."bump_counter"('cancellations', count(*)) FROM "flights" WHERE "status" = 'cancellation_requested';
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.fold_text("name" || E'\n' || coalesce("email", ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "user_accounts_search_idx" ON "user_accounts" USING gin ("search_text" gin_trgm_ops) WHERE "deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "user_accounts_newest_idx" ON "user_accounts" ("created_at" DESC, "id" DESC) WHERE "deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "user_accounts_role_newest_idx" ON "user_accounts" ("role", "created_at" DESC, "id" DESC) WHERE "deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "pilot_profiles_newest_idx" ON "pilot_profiles" ("verification", "created_at" DESC, "user_id" DESC);
--> statement-breakpoint
CREATE INDEX "pilot_profiles_hours_idx" ON "pilot_profiles" ((coalesce("flight_hours", 0)) DESC, "user_id") WHERE "verification" = 'approved';
--> statement-breakpoint
CREATE INDEX "pilot_profiles_license_hours_idx" ON "pilot_profiles" ("license_type", (coalesce("flight_hours", 0)) DESC, "user_id") WHERE "verification" = 'approved';
--> statement-breakpoint
CREATE INDEX "aircraft_models_listing_idx" ON "aircraft_models" ("manufacturer", "model", "id");
--> statement-breakpoint
-- Where a verified pilot flies from: home, favourite and preferred airports, with what the pilot search sorts by.
CREATE TABLE "pilot_airports" (
	"airport_id" uuid NOT NULL REFERENCES "public"."airports"("id") ON DELETE restrict,
	"user_id" uuid NOT NULL REFERENCES "public"."user_accounts"("id") ON DELETE cascade,
	"license_type" text,
	"flight_hours" numeric(9, 2) NOT NULL,
	CONSTRAINT "pilot_airports_pkey" PRIMARY KEY ("user_id", "airport_id")
);
--> statement-breakpoint
CREATE INDEX "pilot_airports_hours_idx" ON "pilot_airports" ("airport_id", "flight_hours" DESC, "user_id");
--> statement-breakpoint
CREATE INDEX "pilot_airports_license_idx" ON "pilot_airports" ("airport_id", "license_type", "flight_hours" DESC, "user_id");
--> statement-breakpoint
CREATE FUNCTION "public"."refresh_pilot_airports"(pilot uuid) RETURNS void
	LANGUAGE plpgsql
	AS $$
BEGIN
	DELETE FROM "public"."pilot_airports" WHERE "user_id" = pilot;
	INSERT INTO "public"."pilot_airports" ("airport_id", "user_id", "license_type", "flight_hours")
	SELECT DISTINCT airport, profile."user_id", profile."license_type", coalesce(profile."flight_hours", 0)
	FROM "public"."pilot_profiles" AS profile
	CROSS JOIN LATERAL (
		SELECT profile."home_airport_id" AS airport
		UNION ALL SELECT profile."favourite_airport_id"
		UNION ALL SELECT chosen."airport_id" FROM "public"."pilot_preferred_airports" AS chosen WHERE chosen."profile_id" = profile."id"
	) AS named
	WHERE profile."user_id" = pilot AND profile."verification" = 'approved' AND airport IS NOT NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "public"."follow_pilot_profile"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	PERFORM "public"."refresh_pilot_airports"(CASE TG_OP WHEN 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pilot_profiles_airports" AFTER INSERT OR DELETE OR UPDATE OF "home_airport_id", "favourite_airport_id", "license_type", "flight_hours", "verification" ON "pilot_profiles"
	FOR EACH ROW EXECUTE FUNCTION "public"."follow_pilot_profile"();
--> statement-breakpoint
CREATE FUNCTION "public"."follow_preferred_airport"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."pilot_airports" ("airport_id", "user_id", "license_type", "flight_hours")
		SELECT NEW."airport_id", "user_id", "license_type", coalesce("flight_hours", 0)
		FROM "public"."pilot_profiles" WHERE "id" = NEW."profile_id" AND "verification" = 'approved'
		ON CONFLICT DO NOTHING;
	ELSE
		PERFORM "public"."refresh_pilot_airports"("user_id") FROM "public"."pilot_profiles" WHERE "id" = OLD."profile_id";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pilot_preferred_airports_follow" AFTER INSERT OR DELETE ON "pilot_preferred_airports"
	FOR EACH ROW EXECUTE FUNCTION "public"."follow_preferred_airport"();
--> statement-breakpoint
SELECT "public"."refresh_pilot_airports"("user_id") FROM "pilot_profiles" WHERE "verification" = 'approved';
