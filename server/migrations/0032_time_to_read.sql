ALTER TABLE "interview_answers" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "seconds" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "typing" boolean DEFAULT false NOT NULL;