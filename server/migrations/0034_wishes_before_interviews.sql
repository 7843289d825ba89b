ALTER TABLE "interview_accommodations" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "interview_accommodations" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_accommodations" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "interview_accommodations" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "interview_wishes_open" ON "interview_accommodations" USING btree ("application_id") WHERE "interview_accommodations"."wish" is not null and "interview_accommodations"."answered_at" is null;--> statement-breakpoint
-- Who waits for more time has it now: nobody grants it any more.
UPDATE "interview_accommodations" SET "time_factor" = "asked_factor" WHERE "asked_factor" > "time_factor";
