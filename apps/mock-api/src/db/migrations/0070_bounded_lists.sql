-- What the aircraft list searches, beside the aircraft itself: a word is looked for in one place, so that a common one
-- is found while the list is walked in its order, and a rare one through one index. Fields are apart by line feeds.
ALTER TABLE "aircrafts" ADD COLUMN "listing_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "public"."fill_aircraft_texts"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	SELECT public.fold_text(NEW."registration") || E'\n' || model."search_text" || E'\n' || airport."search_text" INTO NEW."listing_text"
	FROM "public"."aircraft_models" AS model, "public"."airports" AS airport
	WHERE model."id" = NEW."model_id" AND airport."id" = NEW."airport_id";
	-- An aircraft of a model or airport that is not there: its foreign key says so.
	NEW."listing_text" := coalesce(NEW."listing_text", '');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "aircrafts_texts" BEFORE INSERT OR UPDATE OF "registration", "model_id", "airport_id" ON "aircrafts"
	FOR EACH ROW EXECUTE FUNCTION "public"."fill_aircraft_texts"();
--> statement-breakpoint
CREATE FUNCTION "public"."follow_airport_texts"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	UPDATE "public"."aircrafts" SET "airport_id" = NEW."id" WHERE "airport_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "airports_texts" AFTER UPDATE OF "search_text" ON "airports"
	FOR EACH ROW
	WHEN (OLD."search_text" IS DISTINCT FROM NEW."search_text")
	EXECUTE FUNCTION "public"."follow_airport_texts"();
--> statement-breakpoint
CREATE FUNCTION "public"."follow_model_texts"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	UPDATE "public"."aircrafts" SET "model_id" = NEW."id" WHERE "model_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "aircraft_models_texts" AFTER UPDATE OF "manufacturer", "model" ON "aircraft_models"
	FOR EACH ROW EXECUTE FUNCTION "public"."follow_model_texts"();
--> statement-breakpoint
UPDATE "aircrafts" SET "registration" = "registration";
--> statement-breakpoint
CREATE INDEX "aircrafts_listing_text_idx" ON "aircrafts" USING gin ("listing_text" gin_trgm_ops) WHERE "retired_at" is null;
--> statement-breakpoint
-- Cheap aircraft are rare ones: without it a low ceiling would walk the whole list.
CREATE INDEX "aircrafts_rate_idx" ON "aircrafts" ("hourly_rate_cents", "id") WHERE "retired_at" is null;
--> statement-breakpoint
DROP INDEX "aircraft_models_search_idx";
--> statement-breakpoint
CREATE INDEX "flights_standing_inviter_idx" ON "flights" ("inviter_id", "starts_at", "id") WHERE "status" in ('accepted', 'cancellation_requested');
--> statement-breakpoint
CREATE INDEX "flights_standing_invitee_idx" ON "flights" ("invitee_id", "starts_at", "id") WHERE "status" in ('accepted', 'cancellation_requested');
--> statement-breakpoint
CREATE INDEX "flights_closed_solo_idx" ON "flights" ("inviter_id", "starts_at", "id") WHERE "invitee_id" is null and "status" in ('declined', 'cancelled', 'expired');
--> statement-breakpoint
CREATE INDEX "flights_countered_solo_idx" ON "flights" ("inviter_id", "starts_at", "id") WHERE "invitee_id" is null and "status" = 'OPERATOR_COUNTER_PROPOSAL';
--> statement-breakpoint
-- The number itself is in the index: adding up reads no row.
DROP INDEX "conversation_members_unread_idx";
--> statement-breakpoint
CREATE INDEX "conversation_members_unread_idx" ON "conversation_members" ("user_id") INCLUDE ("unread_count") WHERE "unread_count" > 0;
--> statement-breakpoint
-- An address is looked for by the end of its name, which is what stands before the @ of a part of an address.
CREATE INDEX "user_accounts_mailbox_idx" ON "user_accounts" ((reverse(split_part(public.fold_text("email"), '@', 1))) text_pattern_ops) WHERE "deleted_at" is null;
--> statement-breakpoint
-- What waits for pilots stands among the next flights; without these the walk began at the operator's first flight ever.
CREATE INDEX "flights_offered_to_pilots_idx" ON "flights" ("operator_id", "starts_at", "id") WHERE "status" = 'OPERATOR_COUNTER_PROPOSAL' or ("status" = 'pending' and "operator_consent_at" is not null);
--> statement-breakpoint
CREATE INDEX "flights_all_offered_to_pilots_idx" ON "flights" ("starts_at", "id") WHERE "status" = 'OPERATOR_COUNTER_PROPOSAL' or ("status" = 'pending' and "operator_consent_at" is not null);
--> statement-breakpoint
-- Registrations and codes of airports that are what is searched for, or start so: they come first.
CREATE INDEX "aircrafts_registration_start_idx" ON "aircrafts" ("search_text" text_pattern_ops) WHERE "retired_at" is null;
--> statement-breakpoint
CREATE INDEX "airports_ident_start_idx" ON "airports" ((lower("ident")) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "airports_iata_start_idx" ON "airports" ((lower("iata_code")) text_pattern_ops);
--> statement-breakpoint
-- What ends ahead, for each duration: it starts later than now less so many hours, which is where a walk begins.
CREATE INDEX "flights_next_idx" ON "flights" ("duration_hours", "starts_at", "id") WHERE "status" in ('accepted', 'cancellation_requested');
--> statement-breakpoint
CREATE INDEX "flights_operator_next_idx" ON "flights" ("operator_id", "duration_hours", "starts_at", "id") WHERE "status" in ('accepted', 'cancellation_requested');
--> statement-breakpoint
-- How common a text is decides between walking the list and asking the trigrams. The usual 100 samples do not show what
-- one row in a hundred has.
ALTER TABLE "user_accounts" ALTER COLUMN "search_text" SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE "aircrafts" ALTER COLUMN "listing_text" SET STATISTICS 1000;
--> statement-breakpoint
-- The constraint's own index keeps flights apart, but reads several branches to find those of one aircraft.
CREATE INDEX "flight_slots_aircraft_idx" ON "flight_slots" ("aircraft_id", (lower("during")), (upper("during"))) WHERE "aircraft_id" is not null;
