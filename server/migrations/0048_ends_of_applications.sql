DROP INDEX "applications_told";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_told" ON "applications" USING btree ("company_id","told_months","updated_at","id");--> statement-breakpoint
-- What had no end until now has the whole period from here: nothing goes in the night after an upgrade.
UPDATE "jobs" SET "closed_at" = now() WHERE "status" = 'Closed' OR "closing_date" < current_date;--> statement-breakpoint
UPDATE "applications" SET "updated_at" = now() WHERE "ended_at" IS NULL;
