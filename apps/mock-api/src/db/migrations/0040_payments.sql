CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL REFERENCES "public"."user_accounts"("id") ON DELETE restrict,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_customers_user_id_gateway_pk" PRIMARY KEY ("user_id", "gateway"),
	CONSTRAINT "payment_customers_customer_key" UNIQUE ("gateway", "customer_id"),
	CONSTRAINT "payment_customers_gateway_check" CHECK ("gateway" in ('stripe', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "flight_cards" (
	"flight_id" uuid NOT NULL REFERENCES "public"."flights"("id") ON DELETE cascade,
	"payer_id" uuid NOT NULL REFERENCES "public"."user_accounts"("id") ON DELETE restrict,
	"card_id" text NOT NULL,
	CONSTRAINT "flight_cards_flight_id_payer_id_pk" PRIMARY KEY ("flight_id", "payer_id")
);
--> statement-breakpoint
CREATE INDEX "flight_cards_card_idx" ON "flight_cards" ("card_id");
--> statement-breakpoint
CREATE INDEX "flight_cards_payer_idx" ON "flight_cards" ("payer_id");
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"flight_id" uuid REFERENCES "public"."flights"("id") ON DELETE set null,
	"payer_id" uuid NOT NULL REFERENCES "public"."user_accounts"("id") ON DELETE restrict,
	"attempt" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"card_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"intent_id" text,
	"client_secret" text,
	"state" text NOT NULL,
	"detail" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_attempt_key" UNIQUE ("flight_id", "payer_id", "attempt"),
	CONSTRAINT "payments_idempotency_key" UNIQUE ("idempotency_key"),
	CONSTRAINT "payments_intent_key" UNIQUE ("intent_id"),
	CONSTRAINT "payments_state_check" CHECK ("state" in ('creating', 'requires_action', 'authorised', 'committed', 'captured', 'declined', 'voiding', 'voided', 'failed')),
	CONSTRAINT "payments_amount_check" CHECK ("amount_cents" > 0),
	CONSTRAINT "payments_attempt_check" CHECK ("attempt" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_charge" ON "payments" ("flight_id", "payer_id") WHERE "state" in ('committed', 'captured');
--> statement-breakpoint
CREATE INDEX "payments_payer_idx" ON "payments" ("payer_id", "flight_id");
--> statement-breakpoint
CREATE INDEX "payments_open_idx" ON "payments" ("updated_at") WHERE "state" in ('creating', 'requires_action', 'authorised', 'committed', 'voiding', 'failed');
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL REFERENCES "public"."payments"("id") ON DELETE restrict,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_payment_key" UNIQUE ("payment_id"),
	CONSTRAINT "refunds_state_check" CHECK ("state" in ('pending', 'succeeded', 'failed', 'not_needed')),
	CONSTRAINT "refunds_amount_check" CHECK ("amount_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" ("next_try_at") WHERE "state" = 'pending';
--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" ("created_at", "id") WHERE "state" = 'failed';
--> statement-breakpoint
CREATE INDEX "refunds_refund_idx" ON "refunds" ("refund_id");
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_events_received_idx" ON "payment_events" ("received_at");
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
