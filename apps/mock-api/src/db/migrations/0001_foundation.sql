CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_purpose_check" CHECK ("images"."purpose" in ('profile_picture', 'license_front', 'license_back', 'selfie', 'post')),
	CONSTRAINT "images_type_check" CHECK ("images"."content_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "images_size_check" CHECK ("images"."byte_size" > 0 and "images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "pilot_preferred_airports" (
	"profile_id" uuid NOT NULL,
	"airport_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "pilot_preferred_airports_pkey" PRIMARY KEY("profile_id","airport_id")
);
--> statement-breakpoint
CREATE TABLE "pilot_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"verification" text DEFAULT 'pending' NOT NULL,
	"license_type" text,
	"license_number" text,
	"license_expiration" date,
	"flight_hours" numeric(9, 2),
	"access_to_aircraft" boolean DEFAULT false NOT NULL,
	"min_hourly_rate_cents" integer,
	"max_hourly_rate_cents" integer,
	"home_airport_id" uuid,
	"favourite_airport_id" uuid,
	"notes" text,
	"terms_accepted" boolean DEFAULT false NOT NULL,
	"license_front_id" uuid,
	"license_back_id" uuid,
	"selfie_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pilot_profiles_user_key" UNIQUE("user_id"),
	CONSTRAINT "pilot_profiles_verification_check" CHECK ("pilot_profiles"."verification" in ('pending', 'approved')),
	CONSTRAINT "pilot_profiles_license_type_check" CHECK ("pilot_profiles"."license_type" in ('private', 'commercial', 'airline_transport', 'instructor')),
	CONSTRAINT "pilot_profiles_hours_check" CHECK ("pilot_profiles"."flight_hours" >= 0),
	CONSTRAINT "pilot_profiles_rates_check" CHECK ("pilot_profiles"."min_hourly_rate_cents" >= 0 and "pilot_profiles"."max_hourly_rate_cents" >= 0),
	CONSTRAINT "pilot_profiles_rate_order" CHECK ("pilot_profiles"."min_hourly_rate_cents" <= "pilot_profiles"."max_hourly_rate_cents")
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"image_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"is_activated" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "user_accounts_email_key" UNIQUE("email"),
	CONSTRAINT "user_accounts_role_check" CHECK ("user_accounts"."role" in ('pilot', 'operator', 'super_admin')),
	CONSTRAINT "user_accounts_email_folded" CHECK ("user_accounts"."email" = lower(btrim("user_accounts"."email") collate "C")),
	CONSTRAINT "user_accounts_deleted_is_anonymous" CHECK (("user_accounts"."deleted_at" is null) = ("user_accounts"."email" is not null) and ("user_accounts"."deleted_at" is null) = ("user_accounts"."password_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "aircraft_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manufacturer" text NOT NULL,
	"model" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (public.fold_text("manufacturer" || ' ' || "model")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aircrafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"model_id" uuid NOT NULL,
	"airport_id" uuid NOT NULL,
	"registration" text NOT NULL,
	"hourly_rate_cents" integer NOT NULL,
	"max_wet_hourly_rate_cents" integer,
	"aircraft_type" text,
	"is_ifr_equipped" boolean DEFAULT false NOT NULL,
	"is_glass_cockpit" boolean DEFAULT false NOT NULL,
	"is_traditional_gauges" boolean DEFAULT false NOT NULL,
	"has_autopilot" boolean DEFAULT false NOT NULL,
	"has_gps" boolean DEFAULT false NOT NULL,
	"model_year" smallint NOT NULL,
	"max_passengers" smallint NOT NULL,
	"image_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (public.fold_text("registration")) STORED NOT NULL,
	CONSTRAINT "aircrafts_rate_check" CHECK ("aircrafts"."hourly_rate_cents" > 0 and "aircrafts"."max_wet_hourly_rate_cents" > 0),
	CONSTRAINT "aircrafts_type_check" CHECK ("aircrafts"."aircraft_type" in ('single_engine', 'multi_engine', 'helicopter')),
	CONSTRAINT "aircrafts_year_check" CHECK ("aircrafts"."model_year" >= 1900),
	CONSTRAINT "aircrafts_passengers_check" CHECK ("aircrafts"."max_passengers" >= 1),
	CONSTRAINT "aircrafts_image_url_check" CHECK ("aircrafts"."image_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "availability_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"aircraft_id" uuid NOT NULL,
	"day_of_week" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "availability_slots_day_check" CHECK ("availability_slots"."day_of_week" between 0 and 6),
	CONSTRAINT "availability_slots_minutes_check" CHECK ("availability_slots"."start_minute" >= 0 and "availability_slots"."start_minute" < "availability_slots"."end_minute" and "availability_slots"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ident" text NOT NULL,
	"name" text NOT NULL,
	"iata_code" text,
	"location" text,
	"country" text NOT NULL,
	"timezone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "airports_ident_key" UNIQUE("ident"),
	CONSTRAINT "airports_iata_check" CHECK ("airports"."iata_code" ~ '^[A-Z0-9]{3}$'),
	CONSTRAINT "airports_position_check" CHECK ("airports"."latitude" between -90 and 90 and "airports"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "flight_ratings" (
	"flight_id" uuid PRIMARY KEY NOT NULL,
	"rater_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flight_ratings_range" CHECK ("flight_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "flight_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"flight_id" uuid NOT NULL,
	"aircraft_id" uuid,
	"pilot_id" uuid,
	"during" "tstzrange" NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "flight_slots_one_party" CHECK (num_nonnulls("flight_slots"."aircraft_id", "flight_slots"."pilot_id") = 1),
	CONSTRAINT "flight_slots_kind_check" CHECK ("flight_slots"."kind" in ('taken', 'held')),
	CONSTRAINT "flight_slots_not_empty" CHECK (not isempty("flight_slots"."during"))
);
--> statement-breakpoint
CREATE TABLE "flights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"aircraft_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invitee_id" uuid,
	"status" text NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"during" "tstzrange" GENERATED ALWAYS AS (tstzrange("starts_at", "ends_at", '[)')) STORED,
	"duration_hours" smallint NOT NULL,
	"rate_cents" integer NOT NULL,
	"total_cents" integer GENERATED ALWAYS AS ("rate_cents" * "duration_hours") STORED,
	"notes" text,
	"invitee_consent_at" timestamp (3) with time zone,
	"operator_consent_at" timestamp (3) with time zone,
	"operator_message" text,
	"offer_starts_at" timestamp (3) with time zone,
	"offer_made_at" timestamp (3) with time zone,
	"offer_inviter_accepted_at" timestamp (3) with time zone,
	"offer_invitee_accepted_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"cancellation_requested_at" timestamp (3) with time zone,
	"cancellation_fee_cents" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flights_status_check" CHECK ("flights"."status" in ('pending', 'accepted', 'declined', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested', 'cancelled', 'expired')),
	CONSTRAINT "flights_two_people" CHECK ("flights"."inviter_id" <> "flights"."invitee_id"),
	CONSTRAINT "flights_duration_check" CHECK ("flights"."duration_hours" between 1 and 24),
	CONSTRAINT "flights_end_check" CHECK ("flights"."ends_at" = "flights"."starts_at" + make_interval(hours => "flights"."duration_hours"::int)),
	CONSTRAINT "flights_rate_check" CHECK ("flights"."rate_cents" > 0),
	CONSTRAINT "flights_offer_check" CHECK (("flights"."offer_starts_at" is null) = ("flights"."offer_made_at" is null)),
	CONSTRAINT "flights_counter_has_offer" CHECK ("flights"."status" <> 'OPERATOR_COUNTER_PROPOSAL' or "flights"."offer_starts_at" is not null),
	CONSTRAINT "flights_fee_check" CHECK ("flights"."cancellation_fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_hits_check" CHECK ("rate_limits"."hits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"successor_salt" text,
	"successor_hash" text,
	CONSTRAINT "refresh_tokens_successor_key" UNIQUE("successor_hash"),
	CONSTRAINT "refresh_tokens_rotation_check" CHECK (("refresh_tokens"."rotated_at" is null) = ("refresh_tokens"."successor_salt" is null) and ("refresh_tokens"."rotated_at" is null) = ("refresh_tokens"."successor_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_end_reason_check" CHECK ("sessions"."end_reason" in ('logout', 'password_reset', 'token_reuse', 'deactivated') and ("sessions"."ended_at" is null) = ("sessions"."end_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_user_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_preferred_airports" ADD CONSTRAINT "pilot_preferred_airports_profile_id_pilot_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."pilot_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_preferred_airports" ADD CONSTRAINT "pilot_preferred_airports_airport_id_airports_id_fk" FOREIGN KEY ("airport_id") REFERENCES "public"."airports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_home_airport_id_airports_id_fk" FOREIGN KEY ("home_airport_id") REFERENCES "public"."airports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_favourite_airport_id_airports_id_fk" FOREIGN KEY ("favourite_airport_id") REFERENCES "public"."airports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_license_front_id_images_id_fk" FOREIGN KEY ("license_front_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_license_back_id_images_id_fk" FOREIGN KEY ("license_back_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_profiles" ADD CONSTRAINT "pilot_profiles_selfie_id_images_id_fk" FOREIGN KEY ("selfie_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aircrafts" ADD CONSTRAINT "aircrafts_operator_id_user_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aircrafts" ADD CONSTRAINT "aircrafts_model_id_aircraft_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."aircraft_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aircrafts" ADD CONSTRAINT "aircrafts_airport_id_airports_id_fk" FOREIGN KEY ("airport_id") REFERENCES "public"."airports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_aircraft_id_aircrafts_id_fk" FOREIGN KEY ("aircraft_id") REFERENCES "public"."aircrafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_ratings" ADD CONSTRAINT "flight_ratings_flight_id_flights_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_ratings" ADD CONSTRAINT "flight_ratings_rater_id_user_accounts_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_slots" ADD CONSTRAINT "flight_slots_flight_id_flights_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_slots" ADD CONSTRAINT "flight_slots_aircraft_id_aircrafts_id_fk" FOREIGN KEY ("aircraft_id") REFERENCES "public"."aircrafts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_slots" ADD CONSTRAINT "flight_slots_pilot_id_user_accounts_id_fk" FOREIGN KEY ("pilot_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_aircraft_id_aircrafts_id_fk" FOREIGN KEY ("aircraft_id") REFERENCES "public"."aircrafts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_inviter_id_user_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_invitee_id_user_accounts_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_user_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_owner_idx" ON "images" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "pilot_preferred_airports_airport_idx" ON "pilot_preferred_airports" USING btree ("airport_id");--> statement-breakpoint
CREATE INDEX "pilot_profiles_home_airport_idx" ON "pilot_profiles" USING btree ("home_airport_id");--> statement-breakpoint
CREATE INDEX "pilot_profiles_license_idx" ON "pilot_profiles" USING btree ("verification","license_type","flight_hours");--> statement-breakpoint
CREATE INDEX "user_accounts_role_idx" ON "user_accounts" USING btree ("role","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aircraft_models_name_key" ON "aircraft_models" USING btree (lower("manufacturer"),lower("model"));--> statement-breakpoint
CREATE INDEX "aircraft_models_search_idx" ON "aircraft_models" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "aircrafts_registration_key" ON "aircrafts" USING btree (upper("registration")) WHERE "aircrafts"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "aircrafts_live_idx" ON "aircrafts" USING btree ("id") WHERE "aircrafts"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "aircrafts_operator_idx" ON "aircrafts" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "aircrafts_airport_idx" ON "aircrafts" USING btree ("airport_id","id");--> statement-breakpoint
CREATE INDEX "aircrafts_model_idx" ON "aircrafts" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "availability_slots_aircraft_idx" ON "availability_slots" USING btree ("aircraft_id","day_of_week","start_minute");--> statement-breakpoint
CREATE INDEX "airports_iata_idx" ON "airports" USING btree ("iata_code");--> statement-breakpoint
CREATE INDEX "flight_slots_flight_idx" ON "flight_slots" USING btree ("flight_id");--> statement-breakpoint
CREATE INDEX "flights_inviter_idx" ON "flights" USING btree ("inviter_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "flights_invitee_idx" ON "flights" USING btree ("invitee_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "flights_aircraft_idx" ON "flights" USING btree ("aircraft_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "flights_open_idx" ON "flights" USING btree ("status_changed_at") WHERE "flights"."status" in ('pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL');--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_tokens_session_idx" ON "access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry_idx" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry_idx" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");