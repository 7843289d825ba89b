DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "purpose" text DEFAULT 'recovery' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "keyed_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "skeleton" text;--> statement-breakpoint
ALTER TABLE "registration_links" ADD COLUMN "used_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name_key" ON "companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "companies_skeleton" ON "companies" USING btree ("skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."email" <> '';--> statement-breakpoint
-- What an older version took is brought into the form that is taken now: names on one line without what nobody sees (the contract's
-- clean-text.ts), addresses in their one spelling (email-address.ts; a domain in another script stays as it was written, as no SQL knows IDN).
CREATE FUNCTION pg_temp.one_line(t text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT normalize(btrim(regexp_replace(regexp_replace(regexp_replace(t,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E00FF]', '', 'g'),
    '(?<![\u0600-\u08FF\u0900-\u0DFF\u1800-\u18AF])\u200C|(?<![\u0600-\u08FF\u0900-\u0DFF\u1800-\u18AF\u2190-\u2BFF\uFE0F\U0001F000-\U0001FAFF])\u200D', '', 'g'),
    '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g')), NFC)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.one_address(t text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(plain, '@[^@]*$', '') || '@' || lower(regexp_replace(substring(plain from '[^@]*$'), '[.]$', ''))
  FROM (SELECT btrim(normalize(regexp_replace(t, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]', '', 'g'), NFKC), E' \t\r\n') AS plain) p
$$;--> statement-breakpoint
DO $$
DECLARE place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES ('users', 'name'), ('applicants', 'full_name'), ('applicants', 'address'), ('companies', 'location'),
    ('registration_links', 'company_name'), ('jobs', 'title'), ('jobs', 'location'), ('applications', 'full_name'), ('applications', 'address'),
    ('applications', 'expected_salary'), ('applications', 'reference1'), ('applications', 'reference2'), ('applications', 'reference3'),
    ('applications', 'position1'), ('applications', 'position2'), ('files', 'filename')) AS places (of_table, of_column) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.one_line(%2$I) WHERE pg_temp.one_line(%2$I) NOT IN (%2$I, '''')', place.of_table, place.of_column);
  END LOOP;
  FOR place IN SELECT * FROM (VALUES ('applicants', 'contact_email'), ('applications', 'contact_email'), ('companies', 'contact_email'),
    ('registration_links', 'admin_email')) AS places (of_table, of_column) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.one_address(%2$I) WHERE %2$I LIKE ''%%@%%'' AND pg_temp.one_address(%2$I) <> %2$I', place.of_table, place.of_column);
  END LOOP;
END $$;--> statement-breakpoint
-- Of two rows that would become one name or one mailbox, one is changed at most: both go on, and everybody signs in as before.
UPDATE "companies" c SET "name" = f."name"
  FROM (SELECT "id", "name", row_number() OVER (PARTITION BY lower("name") ORDER BY "created_at", "id") AS "place"
    FROM (SELECT "id", pg_temp.one_line("name") AS "name", "created_at" FROM "companies") cleaned) f
  WHERE f."id" = c."id" AND f."place" = 1 AND f."name" NOT IN (c."name", '')
    AND NOT EXISTS (SELECT FROM "companies" o WHERE o."id" <> c."id" AND lower(o."name") = lower(f."name"));--> statement-breakpoint
UPDATE "users" u SET "email" = f."email"
  FROM (SELECT "id", "email", row_number() OVER (PARTITION BY lower("email") ORDER BY "created_at", "id") AS "place"
    FROM (SELECT "id", pg_temp.one_address("email") AS "email", "created_at" FROM "users" WHERE "email" LIKE '%@%') cleaned) f
  WHERE f."id" = u."id" AND f."place" = 1 AND f."email" <> u."email"
    AND NOT EXISTS (SELECT FROM "users" o WHERE o."id" <> u."id" AND lower(o."email") = lower(f."email"));--> statement-breakpoint
-- A registration link was mailed to the address that it was used with.
UPDATE "users" u SET "email_confirmed_at" = l."used_at" FROM "registration_links" l
  WHERE u."role" = 'admin' AND l."used_at" IS NOT NULL AND lower(l."admin_email") = lower(u."email");
