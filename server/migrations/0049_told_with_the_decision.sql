ALTER TABLE "applications" ADD COLUMN "told_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_words" text;