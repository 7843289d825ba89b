ALTER TABLE "applications" ADD COLUMN "published_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "published_words" text;--> statement-breakpoint
-- The mails of earlier versions that carry a code or a link.
UPDATE "emails" SET "secret" = true, "text" = case when "state" = 'sent' then '' else "text" end, "html" = case when "state" = 'sent' then '' else "html" end
  WHERE starts_with("cause", 'code:') OR starts_with("cause", 'confirm:') OR starts_with("cause", 'registration-link:');
