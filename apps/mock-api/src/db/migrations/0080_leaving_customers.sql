-- A person who was removed leaves a customer with cards at the gateway: to be removed there, by a job, once no money moves.
ALTER TABLE "payment_customers" ADD COLUMN "leaving_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "payment_customers" SET "leaving_at" = "deleted_at" FROM "user_accounts" WHERE "user_accounts"."id" = "user_id" AND "deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "payment_customers_leaving_idx" ON "payment_customers" ("leaving_at") WHERE "leaving_at" is not null;
