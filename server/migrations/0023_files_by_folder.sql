DROP INDEX "files_key";--> statement-breakpoint
CREATE INDEX "files_key" ON "files" USING btree ("key" text_pattern_ops);