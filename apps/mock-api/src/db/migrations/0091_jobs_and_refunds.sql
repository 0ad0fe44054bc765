-- Each run of a job has a name: one that was overtaken neither renews nor ends the lease of another.
ALTER TABLE "job_leases" ADD COLUMN "owner" text;
--> statement-breakpoint
-- A bank may send a refund back weeks after the gateway took it: it is looked at again.
ALTER TABLE "refunds" ADD COLUMN "check_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "refunds" SET "check_at" = now() WHERE "state" = 'succeeded' and "refund_id" is not null and "settled_at" > now() - interval '30 days';
--> statement-breakpoint
CREATE INDEX "refunds_check_idx" ON "refunds" ("check_at") WHERE "check_at" is not null;
--> statement-breakpoint
-- A card is detached outside of any transaction: whoever would back a flight with it meanwhile reads it here.
CREATE TABLE "card_removals" (
	"card_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- In SQL only: the refunds of an intent, which the sandbox lists.
CREATE INDEX "sandbox_objects_refund_idx" ON "stripe_sandbox"."objects" (("data" ->> 'payment_intent'), "position") WHERE "kind" = 'refund';
