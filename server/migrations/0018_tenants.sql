-- Whose it is, here too: a search by words is kept to its company without a look at another table.
ALTER TABLE "resume_texts" ADD COLUMN "company_id" text;--> statement-breakpoint
UPDATE "resume_texts" t SET "company_id" = a."company_id" FROM "applications" a WHERE a."id" = t."application_id";--> statement-breakpoint
ALTER TABLE "resume_texts" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
-- As recordings have it: the files of an application are the person's and, too, of the company that they were given to.
UPDATE "files" f SET "company_id" = a."company_id" FROM "applications" a WHERE f."id" = a."resume_file_id" AND f."company_id" IS NULL;--> statement-breakpoint
UPDATE "files" f SET "company_id" = a."company_id" FROM "applications" a WHERE f."id" = a."certification_file_id" AND f."company_id" IS NULL;--> statement-breakpoint
ALTER FUNCTION count_application() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION count_job() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION count_grade() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION audit_append() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION forget_naming_message() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
-- Under a policy no condition may use an index whose operator could tell what it sees: LIKE, word similarity and full text can, by the
-- letter of the rule. These views hold the same condition as the policies; since their owner is under none, every index serves.
CREATE VIEW own_applications AS
  SELECT a.id, a.job_id, a.company_id, a.user_id, a.username, a.full_name, a.status, a.hiring_stage, a.final_score, a.applied_at, a.resume_state,
    a.criteria_version, a.reread_version, j.blind_review
  FROM jobs j JOIN applications a ON a.job_id = j.id WHERE coalesce(j.company_id = (SELECT current_setting('saring.company', true)), false);--> statement-breakpoint
CREATE VIEW own_applicant_counts AS
  SELECT c.job_id, c.step, c.status, c.hiring_stage, c.people
  FROM jobs j JOIN applicant_counts c ON c.job_id = j.id WHERE coalesce(j.company_id = (SELECT current_setting('saring.company', true)), false);--> statement-breakpoint
CREATE VIEW own_resume_words AS SELECT t.application_id, t.words FROM resume_texts t WHERE coalesce(t.company_id = (SELECT current_setting('saring.company', true)), false);--> statement-breakpoint
-- Who decided: the display names of a company's administrators, for the company and for those who applied to it.
CREATE VIEW administrators AS
  SELECT u.username, u.name FROM users u
  WHERE u.role = 'admin' AND (u.company_id = (SELECT current_setting('saring.company', true))
    OR EXISTS (SELECT 1 FROM applications a WHERE a.company_id = u.company_id AND a.user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid)));
