ALTER TABLE "applicants" ADD COLUMN "resume_facts" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "years_worked" double precision;--> statement-breakpoint
CREATE INDEX "applications_years_uncounted" ON "applications" USING btree ("id") WHERE "applications"."years_worked" is null and "applications"."resume_state" = 'done';