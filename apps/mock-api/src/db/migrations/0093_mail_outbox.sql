-- Mails wait here from the transaction of the change they tell of until they are sent.
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mails_attempts_check" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX "mails_due_idx" ON "mails" USING btree ("due_at","id");
