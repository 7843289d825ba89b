ALTER TABLE "applications" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "published_status" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "grace_minutes" integer DEFAULT 10 NOT NULL;