ALTER TABLE "applications" ADD COLUMN "told_answer_days" integer;--> statement-breakpoint
-- Who waits was told what their company says today, as far as it is known.
UPDATE "applications" a SET "told_answer_days" = c."answer_days" FROM "companies" c WHERE c."id" = a."company_id" AND a."status" = 'Pending' AND c."answer_days" IS NOT NULL;
