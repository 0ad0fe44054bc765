ALTER TABLE "flights" ADD COLUMN "operator_id" uuid;
--> statement-breakpoint
ALTER TABLE "flights" ADD COLUMN "payment_attempt" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "flights" SET "operator_id" = "aircrafts"."operator_id" FROM "aircrafts" WHERE "aircrafts"."id" = "flights"."aircraft_id";
--> statement-breakpoint
-- An aircraft never changes its operator, so that the copy stays true.
CREATE FUNCTION "public"."fill_flight_operator"() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
BEGIN
	SELECT "operator_id" INTO NEW."operator_id" FROM "aircrafts" WHERE "id" = NEW."aircraft_id";
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "flights_operator" BEFORE INSERT OR UPDATE OF "aircraft_id" ON "flights"
	FOR EACH ROW EXECUTE FUNCTION "public"."fill_flight_operator"();
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_operator_id_user_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict;
--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_operator_known" CHECK ("operator_id" is not null);
--> statement-breakpoint
-- The same people, aircraft and start make one live flight: a repeated send or booking finds the first one.
CREATE UNIQUE INDEX "flights_live_key" ON "flights" ("inviter_id", "aircraft_id", "starts_at", "invitee_id") NULLS NOT DISTINCT
	WHERE "status" in ('pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested');
--> statement-breakpoint
CREATE INDEX "flights_sent_idx" ON "flights" ("inviter_id", "created_at" DESC, "id" DESC) WHERE "invitee_id" is not null;
--> statement-breakpoint
CREATE INDEX "flights_received_idx" ON "flights" ("invitee_id", "created_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "flights_operator_idx" ON "flights" ("operator_id", "starts_at", "id");
--> statement-breakpoint
CREATE INDEX "flights_waiting_idx" ON "flights" ("operator_id", "starts_at", "id") WHERE "operator_consent_at" is null and "status" in ('pending', 'accepted');
--> statement-breakpoint
CREATE INDEX "flights_starts_idx" ON "flights" ("starts_at", "id");
--> statement-breakpoint
CREATE INDEX "flights_leased_idx" ON "flights" ("leased_until") WHERE "leased_until" is not null;
--> statement-breakpoint
CREATE INDEX "flights_offered_idx" ON "flights" ("offer_made_at") WHERE "status" = 'accepted' and "offer_starts_at" is not null;
--> statement-breakpoint
CREATE INDEX "flights_cancellations_idx" ON "flights" ("cancellation_requested_at", "id") WHERE "status" = 'cancellation_requested';
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id", "endpoint", "key"),
	CONSTRAINT "idempotency_keys_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_age_idx" ON "idempotency_keys" ("created_at");
