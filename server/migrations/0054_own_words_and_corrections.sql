ALTER TABLE "companies" ADD COLUMN "mail_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "corrected_at" timestamp with time zone;