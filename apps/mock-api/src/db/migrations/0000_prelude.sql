CREATE EXTENSION IF NOT EXISTS "btree_gist";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";
--> statement-breakpoint
-- Case and accents folded for search. IMMUTABLE is true as long as the dictionary is named in full,
-- and it is what generated columns and indexes ask for.
CREATE FUNCTION "public"."fold_text"(text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN lower("public"."unaccent"('"public"."unaccent"'::regdictionary, normalize($1, NFKC)));
