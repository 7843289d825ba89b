DROP INDEX "companies_name_search";--> statement-breakpoint
DROP INDEX "users_username_search";--> statement-breakpoint
DROP INDEX "users_email_search";--> statement-breakpoint
DROP INDEX "companies_created";--> statement-breakpoint
DROP INDEX "companies_status";--> statement-breakpoint
DROP INDEX "registration_links_created";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sought" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_links" ADD COLUMN "sought" text collate "C" GENERATED ALWAYS AS (lower(company_name || chr(10) || admin_email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sought" text collate "C" GENERATED ALWAYS AS (lower(username || chr(10) || email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("sought","id");--> statement-breakpoint
CREATE INDEX "companies_status_by_name" ON "companies" USING btree ("status","sought","id");--> statement-breakpoint
CREATE INDEX "companies_sought" ON "companies" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registration_links_by_name" ON "registration_links" USING btree ("sought","id");--> statement-breakpoint
CREATE INDEX "registration_links_sought" ON "registration_links" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id") WHERE "users"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("sought","id");--> statement-breakpoint
CREATE INDEX "users_role_by_name" ON "users" USING btree ("role","sought","id");--> statement-breakpoint
CREATE INDEX "users_sought" ON "users" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_without_mail" ON "users" USING btree ("id") WHERE email !~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]{2,}$';--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id","sought");--> statement-breakpoint
CREATE INDEX "companies_status" ON "companies" USING btree ("status","created_at","id","sought");--> statement-breakpoint
CREATE INDEX "registration_links_created" ON "registration_links" USING btree ("created_at","id","sought");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id","sought");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id","sought");