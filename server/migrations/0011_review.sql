CREATE TABLE "applicant_counts" (
	"job_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"status" text NOT NULL,
	"hiring_stage" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "applicant_counts_job_id_step_status_hiring_stage_pk" PRIMARY KEY("job_id","step","status","hiring_stage")
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "criteria_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reread_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "blind_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_job_status_grade" ON "applications" USING btree ("job_id","status","final_score" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_job_version" ON "applications" USING btree ("job_id","criteria_version","reread_version");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("job_id") WHERE "applications"."resume_state" = 'waiting';