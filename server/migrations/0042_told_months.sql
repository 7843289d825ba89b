DROP INDEX "applications_ended";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_months" integer;--> statement-breakpoint
-- Those who applied before read the period that their company has set, on the page of their application.
UPDATE "applications" a SET "told_months" = c."applicant_months" FROM "companies" c WHERE c."id" = a."company_id" AND c."applicant_months" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_told" ON "applications" USING btree ("company_id","told_months","ended_at","id");