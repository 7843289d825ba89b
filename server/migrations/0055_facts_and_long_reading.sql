ALTER TABLE "interview_accommodations" ADD COLUMN "long_reading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "long_reading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_looks" ADD COLUMN "facts" text;--> statement-breakpoint
ALTER TABLE "second_looks" ADD COLUMN "reading_id" uuid;