ALTER TABLE "registration_links" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "emails_user" ON "emails" USING btree ("user_id","created_at");--> statement-breakpoint
-- Until now the address told whose a mail was, and whoever took an address over took its mails. Those of addresses that an account had
-- before are nobody's, and go 30 days after they were written.
UPDATE "emails" e SET "user_id" = u."id" FROM "users" u
WHERE e."company_id" IS NULL AND e."application_id" IS NULL AND u."email" <> '' AND lower(e."recipient") = lower(u."email") AND e."created_at" >= u."created_at"
  AND e."cause" NOT LIKE 'registration-link:%';--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_of_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
