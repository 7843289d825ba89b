ALTER TABLE "applications" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "applicant_months" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "recording_days" integer;--> statement-breakpoint
-- The last change is at or after the decision: nobody's time runs out before it would have.
UPDATE "applications" SET "ended_at" = "updated_at" WHERE "status" IN ('Rejected', 'Withdrawn');--> statement-breakpoint
CREATE INDEX "applications_ended" ON "applications" USING btree ("company_id","ended_at","id") WHERE "applications"."ended_at" is not null;