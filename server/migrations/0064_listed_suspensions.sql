-- Who was suspended or let go stands in the list too.
DROP INDEX "audit_events_erasures";--> statement-breakpoint
CREATE INDEX "audit_events_erasures" ON "audit_events" USING btree ("id") WHERE "action" IN ('account.deleted', 'account.erased', 'company.erased', 'job.deleted', 'application.withdrawn', 'retention.applications_erased', 'retention.recordings_erased', 'retention.set', 'account.suspended', 'account.suspension-lifted', 'company.suspended', 'company.suspension-lifted', 'member.removed');
