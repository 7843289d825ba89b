ALTER TABLE "applicants" ALTER COLUMN "gender" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "picture_file_id" uuid;