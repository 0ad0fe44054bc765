-- A call claims its key before it acts, so that two at once act once. Rows that are there hold the answer, as before.
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "claim" uuid;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "leased_until" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "outcome" text;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_claim_check" CHECK (("answer" is null) = ("claim" is not null) and ("claim" is null) = ("leased_until" is null) and ("outcome" is null or "claim" is not null));
