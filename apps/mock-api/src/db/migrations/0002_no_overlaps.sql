ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap"
	EXCLUDE USING gist ("aircraft_id" WITH =, "day_of_week" WITH =, int4range("start_minute"::int, "end_minute"::int) WITH &&);
--> statement-breakpoint
ALTER TABLE "flight_slots" ADD CONSTRAINT "flight_slots_aircraft_free"
	EXCLUDE USING gist ("aircraft_id" WITH =, "during" WITH &&, "flight_id" WITH <>);
--> statement-breakpoint
ALTER TABLE "flight_slots" ADD CONSTRAINT "flight_slots_pilot_free"
	EXCLUDE USING gist ("pilot_id" WITH =, "during" WITH &&, "flight_id" WITH <>);
