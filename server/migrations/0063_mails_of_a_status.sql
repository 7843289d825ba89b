ALTER TABLE "emails" ADD COLUMN "only_while" text;--> statement-breakpoint
-- Letters to a group that still wait.
UPDATE "emails" SET "only_while" = split_part("cause", ':', 2) WHERE "state" = 'queued' AND "cause" ~ '^decision:(Accepted|Rejected):';
