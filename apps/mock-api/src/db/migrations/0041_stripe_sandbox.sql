CREATE SCHEMA "stripe_sandbox";
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"position" bigserial NOT NULL,
	"data" jsonb NOT NULL,
	"hidden" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer_idx" ON "stripe_sandbox"."objects" ("customer_id", "kind", "position");
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_keys_answer_check" CHECK (("status" is null) = ("answer" is null))
);
--> statement-breakpoint
CREATE INDEX "sandbox_keys_created_idx" ON "stripe_sandbox"."idempotency_keys" ("created_at");
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sandbox_events_open_idx" ON "stripe_sandbox"."events" ("position") WHERE "delivered_at" is null;
