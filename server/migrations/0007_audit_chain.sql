CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_chain" ON "audit_events" USING btree ("company_id","number");