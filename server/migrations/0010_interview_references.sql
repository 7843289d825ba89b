-- What goes with an interview or its application, past any code of ours.
ALTER TABLE "interview_pieces" ADD CONSTRAINT "interview_pieces_interview" FOREIGN KEY ("application_id") REFERENCES "interviews" ("application_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_signals" ADD CONSTRAINT "interview_signals_interview" FOREIGN KEY ("application_id") REFERENCES "interviews" ("application_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_accommodations" ADD CONSTRAINT "interview_accommodations_application" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- Sound does not get smaller by PostgreSQL's compression; trying costs more than all the rest of storing it.
ALTER TABLE "interview_pieces" ALTER COLUMN "samples" SET STORAGE EXTERNAL;
