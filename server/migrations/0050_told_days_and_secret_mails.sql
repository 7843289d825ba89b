ALTER TABLE "applications" ADD COLUMN "told_days" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;