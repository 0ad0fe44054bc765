-- Rules that only the code kept so far. A row that breaks one can no longer be stored, whoever writes it.
ALTER TABLE "flights" ADD CONSTRAINT "flights_solo_hours" CHECK ("invitee_id" is not null or "duration_hours" = 2);
--> statement-breakpoint
-- A solo flight waits for nobody but its payment.
ALTER TABLE "flights" ADD CONSTRAINT "flights_booking_is_leased" CHECK ("status" <> 'pending' or "invitee_id" is not null or "leased_until" is not null);
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_closed_is_unleased" CHECK ("leased_until" is null or "status" not in ('declined', 'cancelled', 'expired'));
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_attempt_check" CHECK ("payment_attempt" >= 0);
--> statement-breakpoint
-- The invited pilot consents by paying: nobody's flight stands without, and a request has none.
ALTER TABLE "flights" ADD CONSTRAINT "flights_invitee_consent" CHECK (
	CASE
		WHEN "invitee_id" is null OR "status" = 'pending' THEN "invitee_consent_at" is null
		WHEN "status" in ('accepted', 'cancellation_requested') THEN "invitee_consent_at" is not null
		ELSE true
	END
);
--> statement-breakpoint
-- Only a confirmed flight's cancellation is asked for, and a flight that stands has none.
ALTER TABLE "flights" ADD CONSTRAINT "flights_cancellation_check" CHECK (
	CASE
		WHEN "status" = 'cancellation_requested' THEN "cancellation_requested_at" is not null AND "operator_consent_at" is not null
		WHEN "status" in ('pending', 'accepted', 'expired') THEN "cancellation_requested_at" is null
		ELSE true
	END
);
--> statement-breakpoint
-- The fee of a confirmed cancellation: at most the owner's share, to whom the odd cent falls.
ALTER TABLE "flights" ADD CONSTRAINT "flights_fee_of_cancelled" CHECK (
	"cancellation_fee_cents" is null or ("status" = 'cancelled' and "cancellation_requested_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_fee_within_share" CHECK (
	"cancellation_fee_cents" <= CASE WHEN "invitee_id" is null THEN "rate_cents" * "duration_hours" ELSE ("rate_cents" * "duration_hours" + 1) / 2 END
);
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_offer_accepted" CHECK (
	"offer_starts_at" is not null or ("offer_inviter_accepted_at" is null and "offer_invitee_accepted_at" is null)
);
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_offer_by_invitee" CHECK ("invitee_id" is not null or "offer_invitee_accepted_at" is null);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempts_check" CHECK ("attempts" >= 0);
--> statement-breakpoint
-- Spaces, no-break spaces and characters of no width say nothing. The service knows some more of them.
CREATE FUNCTION "public"."says_something"(content text) RETURNS boolean
	LANGUAGE sql IMMUTABLE
	AS $$ SELECT translate(content, E' \t\n\r\f\u000b\u00a0\u00ad\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d\u2028\u2029\u202f\u2060\u3000\ufeff', '') <> '' $$;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content_check" CHECK ("public"."says_something"("content"));
--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_text_check" CHECK ("public"."says_something"("title") and "public"."says_something"("content"));
--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_content_check" CHECK ("public"."says_something"("content"));
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_texts_check" CHECK ("public"."says_something"("notes") and "public"."says_something"("operator_message"));
--> statement-breakpoint
ALTER TABLE "flight_ratings" ADD CONSTRAINT "flight_ratings_comment_check" CHECK ("public"."says_something"("comment"));
--> statement-breakpoint
-- What no input can cause is told by class 23000, which is nobody's mistake but ours; the name says which rule it was.
CREATE FUNCTION "public"."refuse_change"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	RAISE EXCEPTION 'this never changes' USING ERRCODE = '23000', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
-- Flights keep a copy of it.
CREATE TRIGGER "aircrafts_operator_fixed" BEFORE UPDATE OF "operator_id" ON "aircrafts"
	FOR EACH ROW WHEN (OLD."operator_id" IS DISTINCT FROM NEW."operator_id") EXECUTE FUNCTION "public"."refuse_change"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "flights_operator" BEFORE INSERT OR UPDATE OF "aircraft_id", "operator_id" ON "flights"
	FOR EACH ROW EXECUTE FUNCTION "public"."fill_flight_operator"();
--> statement-breakpoint
-- The price is the one at which the flight was sent.
CREATE TRIGGER "flights_rate_fixed" BEFORE UPDATE OF "rate_cents" ON "flights"
	FOR EACH ROW WHEN (OLD."rate_cents" IS DISTINCT FROM NEW."rate_cents") EXECUTE FUNCTION "public"."refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "public"."check_rating"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM "public"."flights"
		WHERE "id" = NEW."flight_id" AND "inviter_id" = NEW."rater_id" AND "status" = 'accepted'
			AND "operator_consent_at" IS NOT NULL AND "ends_at" <= NEW."created_at"
	) THEN
		RAISE EXCEPTION 'a flight is rated by its owner, once it is flown'
			USING ERRCODE = '23000', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "flight_ratings_by_owner" AFTER INSERT OR UPDATE ON "flight_ratings"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "public"."check_rating"();
--> statement-breakpoint
CREATE FUNCTION "public"."check_refunds"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	payment uuid;
BEGIN
	IF TG_TABLE_NAME = 'payments' THEN
		payment := NEW."id";
	ELSE
		payment := NEW."payment_id";
	END IF;
	IF (SELECT sum("amount_cents") FROM "public"."refunds" WHERE "payment_id" = payment)
		> (SELECT "amount_cents" FROM "public"."payments" WHERE "id" = payment) THEN
		RAISE EXCEPTION 'more goes back than was paid'
			USING ERRCODE = '23000', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_within_payment" AFTER INSERT OR UPDATE OF "amount_cents", "payment_id" ON "refunds"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "public"."check_refunds"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payments_above_refunds" AFTER UPDATE OF "amount_cents" ON "payments"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."amount_cents" < OLD."amount_cents") EXECUTE FUNCTION "public"."check_refunds"();
--> statement-breakpoint
-- In line: of two transactions that each end one of two administrators, the later one sees what the first has done.
CREATE FUNCTION "public"."check_last_admin"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(727004);
	IF NOT EXISTS (
		SELECT FROM "public"."user_accounts" WHERE "role" = 'super_admin' AND "is_activated" AND "deleted_at" IS NULL
	) THEN
		RAISE EXCEPTION 'the last active administrator stays'
			USING ERRCODE = '23000', CONSTRAINT = 'user_accounts_last_admin', TABLE = 'user_accounts';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "user_accounts_last_admin" AFTER UPDATE OF "role", "is_activated", "deleted_at" ON "user_accounts"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (
		OLD."role" = 'super_admin' AND OLD."is_activated" AND OLD."deleted_at" IS NULL
		AND NOT (NEW."role" = 'super_admin' AND NEW."is_activated" AND NEW."deleted_at" IS NULL)
	) EXECUTE FUNCTION "public"."check_last_admin"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "user_accounts_last_admin_deleted" AFTER DELETE ON "user_accounts"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD."role" = 'super_admin' AND OLD."is_activated" AND OLD."deleted_at" IS NULL)
	EXECUTE FUNCTION "public"."check_last_admin"();
--> statement-breakpoint
-- The rows of "flight_slots" follow from the flight: taken where it stands, held where somebody waits, none once it is
-- closed. What a request held by nobody's payment claims at its old time yields to others, so it may be missing.
-- A flight that is paid without a payment of ours (attempt 0) was brought in, as the demo world is, with the time it came with.
CREATE FUNCTION "public"."check_flight_time"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
DECLARE
	flight "public"."flights"%ROWTYPE;
	everybody uuid[];
	is_paid boolean;
	standing uuid[];
	offered uuid[];
	claims text := 'held';
	may_yield boolean := false;
	is_wrong boolean;
BEGIN
	IF TG_TABLE_NAME = 'flights' THEN
		SELECT * INTO flight FROM "public"."flights" WHERE "id" = NEW."id";
	ELSIF TG_OP = 'INSERT' THEN
		SELECT * INTO flight FROM "public"."flights" WHERE "id" = NEW."flight_id";
	ELSE
		SELECT * INTO flight FROM "public"."flights" WHERE "id" = OLD."flight_id";
	END IF;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	everybody := array_remove(ARRAY[flight."aircraft_id", flight."inviter_id", flight."invitee_id"], NULL);
	is_paid := flight."invitee_id" IS NULL OR flight."invitee_consent_at" IS NOT NULL;
	IF flight."offer_starts_at" IS NOT NULL THEN
		offered := array_remove(ARRAY[
			flight."aircraft_id",
			CASE WHEN flight."offer_inviter_accepted_at" IS NOT NULL THEN flight."inviter_id" END,
			CASE WHEN flight."offer_invitee_accepted_at" IS NOT NULL THEN flight."invitee_id" END
		], NULL);
	END IF;
	CASE flight."status"
		WHEN 'pending' THEN
			offered := NULL;
			IF flight."leased_until" IS NOT NULL THEN
				standing := everybody;
			ELSIF flight."operator_consent_at" IS NOT NULL THEN
				standing := ARRAY[flight."aircraft_id", flight."inviter_id"];
			END IF;
		WHEN 'OPERATOR_COUNTER_PROPOSAL' THEN
			standing := CASE WHEN is_paid THEN everybody ELSE ARRAY[flight."aircraft_id", flight."inviter_id"] END;
			may_yield := NOT is_paid;
		WHEN 'accepted' THEN
			standing := everybody;
			claims := 'taken';
			IF flight."operator_consent_at" IS NULL THEN
				offered := NULL;
			END IF;
		WHEN 'cancellation_requested' THEN
			standing := everybody;
			claims := 'taken';
			offered := NULL;
		ELSE
			offered := NULL;
	END CASE;
	IF standing IS NOT NULL AND flight."payment_attempt" = 0 AND (is_paid OR flight."leased_until" IS NOT NULL) THEN
		RETURN NULL;
	END IF;
	SELECT
		-- Time that a request has beside its own keeps others away but sells nothing twice; its next step drops it.
		bool_or(slot."id" IS NULL AND NOT claim."yields")
			OR bool_or(claim."party" IS NULL AND (TG_TABLE_NAME = 'flights' OR flight."status" <> 'pending'))
		INTO is_wrong
	FROM (
		SELECT "party", flight."during" AS "during", claims AS "kind", may_yield AS "yields" FROM unnest(standing) AS "party"
		UNION ALL
		SELECT "party", tstzrange(flight."offer_starts_at", flight."offer_starts_at" + make_interval(hours => flight."duration_hours"::int)), 'held', false
		FROM unnest(offered) AS "party"
	) AS claim
	FULL JOIN (
		SELECT "id", coalesce("aircraft_id", "pilot_id") AS "party", "during", "kind"
		FROM "public"."flight_slots" WHERE "flight_id" = flight."id"
	) AS slot ON slot."party" = claim."party" AND slot."during" = claim."during" AND slot."kind" = claim."kind";
	IF is_wrong THEN
		RAISE EXCEPTION 'the time of a flight is not what follows from where it stands'
			USING ERRCODE = '23000', CONSTRAINT = 'flights_keep_their_time', TABLE = 'flight_slots';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "flights_keep_their_time" AFTER INSERT OR UPDATE OF "status", "aircraft_id", "inviter_id", "invitee_id", "starts_at", "ends_at",
	"duration_hours", "invitee_consent_at", "operator_consent_at", "offer_starts_at", "offer_inviter_accepted_at", "offer_invitee_accepted_at", "leased_until" ON "flights"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "public"."check_flight_time"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "flight_slots_taken" AFTER INSERT ON "flight_slots"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."kind" = 'taken') EXECUTE FUNCTION "public"."check_flight_time"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "flight_slots_stay_taken" AFTER UPDATE OR DELETE ON "flight_slots"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD."kind" = 'taken') EXECUTE FUNCTION "public"."check_flight_time"();
