ALTER TABLE "applications" ADD COLUMN "told_answer_days" integer;--> statement-breakpoint
-- Each was told what their company says today, as far as it is known; whoever is decided may come to wait again.
UPDATE "applications" a SET "told_answer_days" = c."answer_days" FROM "companies" c WHERE c."id" = a."company_id" AND c."answer_days" IS NOT NULL;
