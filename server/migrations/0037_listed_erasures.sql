CREATE TABLE "listed_erasures" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Of a trail of a million events those few are found at once.
CREATE INDEX "audit_events_erasures" ON "audit_events" USING btree ("id") WHERE "action" IN ('account.deleted', 'account.erased', 'company.erased', 'job.deleted', 'application.withdrawn', 'retention.applications_erased', 'retention.recordings_erased', 'retention.set');
