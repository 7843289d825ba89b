CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"status" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "interview_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_decision" ON "second_looks" USING btree ("application_id","decided_at");--> statement-breakpoint
CREATE INDEX "second_looks_open" ON "second_looks" USING btree ("due_at") WHERE "second_looks"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "applications_pending" ON "applications" USING btree ("applied_at") WHERE "applications"."status" = 'Pending';--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_application" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;
