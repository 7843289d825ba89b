CREATE TABLE "interview_accommodations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"asked_factor" double precision,
	"asked_at" timestamp with time zone,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"typed_answers" boolean DEFAULT false NOT NULL,
	"granted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_pieces" (
	"application_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"number" integer NOT NULL,
	"samples" "bytea" NOT NULL,
	"live" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_pieces_application_id_sequence_number_pk" PRIMARY KEY("application_id","sequence","number")
);
--> statement-breakpoint
CREATE TABLE "interview_signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"sequence" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "audio_seconds" double precision;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "audio_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "transcription" text;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "transcription_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "flagged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD COLUMN "flag_note" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "tab" text;--> statement-breakpoint
CREATE INDEX "interview_pieces_received" ON "interview_pieces" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "interview_signals_application" ON "interview_signals" USING btree ("application_id","at");