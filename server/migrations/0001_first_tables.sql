CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"engine_version" text NOT NULL,
	"model" text,
	"criteria_version" integer NOT NULL,
	"input_hash" text NOT NULL,
	"marks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"saved_at" timestamp with time zone,
	"full_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"age" integer,
	"gender" text DEFAULT 'Male' NOT NULL,
	"birth_date" text,
	"description" text DEFAULT '' NOT NULL,
	"picture_file_id" uuid,
	"resume_file_id" uuid
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"expected_salary" text NOT NULL,
	"reference1" text DEFAULT '' NOT NULL,
	"reference2" text DEFAULT '' NOT NULL,
	"reference3" text DEFAULT '' NOT NULL,
	"position1" text NOT NULL,
	"position2" text DEFAULT '' NOT NULL,
	"resume_file_id" uuid NOT NULL,
	"certification_file_id" uuid,
	"status" text NOT NULL,
	"withdrawn_by" text,
	"hiring_stage" text NOT NULL,
	"admin_feedback" text DEFAULT '' NOT NULL,
	"resume_state" text NOT NULL,
	"resume_problem" text,
	"interview_status" boolean DEFAULT false NOT NULL,
	"resume_score" double precision,
	"interview_score" double precision,
	"final_score" double precision DEFAULT 0 NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_texts" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"pages" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"characters" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"company_id" text,
	"actor" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"industry" text,
	"description" text,
	"location" text,
	"contact_email" text,
	"website" text,
	"employees" text,
	"date_founded" text,
	"profile_saved_at" timestamp with time zone,
	"logo_file_id" uuid,
	"job_count" integer DEFAULT 0 NOT NULL,
	"application_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"company_name" text NOT NULL,
	"admin_email" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"company_id" text,
	"application_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"filename" text NOT NULL,
	"mime" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"user_id" uuid,
	"company_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"application_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"question" text NOT NULL,
	"criterion" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"response" text,
	"source" text,
	"late" boolean DEFAULT false NOT NULL,
	"audio_file_id" uuid,
	CONSTRAINT "interview_answers_application_id_sequence_pk" PRIMARY KEY("application_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "application_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"company_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"types" text[] NOT NULL,
	"salary_min" double precision,
	"salary_max" double precision,
	"currency" text DEFAULT 'MYR' NOT NULL,
	"experience_level" text NOT NULL,
	"other_info" text DEFAULT '' NOT NULL,
	"criteria" text[] NOT NULL,
	"criteria_version" integer DEFAULT 1 NOT NULL,
	"closing_date" date,
	"status" text NOT NULL,
	"description_file_id" uuid,
	"description_text" text,
	"description_html" text,
	"description_state" text NOT NULL,
	"listed_count" integer DEFAULT 0 NOT NULL,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"reviewed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"company_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE INDEX "analyses_application" ON "analyses" USING btree ("application_id","kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_grade" ON "applications" USING btree ("job_id","final_score" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_job_date" ON "applications" USING btree ("job_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_name" ON "applications" USING btree ("job_id",lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "applications_company_date" ON "applications" USING btree ("company_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_grade" ON "applications" USING btree ("company_id","final_score" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","applied_at");--> statement-breakpoint
CREATE INDEX "applications_name_search" ON "applications" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_events_company" ON "audit_events" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_token" ON "one_time_codes" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "companies_status" ON "companies" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "companies_name_search" ON "companies" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "registration_links_token" ON "registration_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registration_links_created" ON "registration_links" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "emails_cause" ON "emails" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "emails_application" ON "emails" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "emails_company" ON "emails" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "application_links_token" ON "application_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "application_links_job" ON "application_links" USING btree ("job_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "jobs_company_title" ON "jobs" USING btree ("company_id",lower("title"));--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closing_date");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");