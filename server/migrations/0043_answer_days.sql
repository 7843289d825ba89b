ALTER TABLE "companies" ADD COLUMN "answer_days" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answers" jsonb;