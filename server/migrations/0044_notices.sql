CREATE TABLE "notices" (
	"company_id" text NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "notice_hash" text;