-- What waits for an operator, for administrators, who see everybody's.
CREATE INDEX "flights_all_waiting_idx" ON "flights" ("starts_at", "id") WHERE "operator_consent_at" is null and "status" in ('pending', 'accepted');
