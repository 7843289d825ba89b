CREATE TABLE "redactions" (
	"application_id" uuid NOT NULL,
	"source" text NOT NULL,
	"company_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"hidden" jsonb NOT NULL,
	"words" "tsvector",
	CONSTRAINT "redactions_application_id_source_pk" PRIMARY KEY("application_id","source")
);
--> statement-breakpoint
CREATE INDEX "redactions_due" ON "redactions" USING btree ("job_id","version") WHERE "redactions"."source" = 'resume';--> statement-breakpoint
CREATE INDEX "redactions_words" ON "redactions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "jobs_blind" ON "jobs" USING btree ("id") WHERE "jobs"."blind_review";--> statement-breakpoint
ALTER TABLE "redactions" ADD CONSTRAINT "redactions_application" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- What was applied with before is still to be done; of jobs without blind review nothing is, until they have it.
INSERT INTO "redactions" ("application_id", "source", "company_id", "job_id", "hash", "version", "hidden")
  SELECT a."id", 'resume', a."company_id", a."job_id", '', 0, '[]' FROM "applications" a JOIN "resume_texts" t ON t."application_id" = a."id";--> statement-breakpoint
-- Also of what an older process takes in while a newer one serves already.
CREATE FUNCTION redact_resume() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO redactions (application_id, source, company_id, job_id, hash, version, hidden)
    SELECT a.id, 'resume', a.company_id, a.job_id, '', 0, '[]' FROM applications a WHERE a.id = NEW.application_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_texts_redacted AFTER INSERT ON resume_texts FOR EACH ROW EXECUTE FUNCTION redact_resume();--> statement-breakpoint
-- Once something else is known of a person, the words found before may hold it: nothing is found by them until they are made anew.
CREATE FUNCTION forget_redacted_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE redactions r SET version = 0, words = NULL FROM applications a
    WHERE a.id = r.application_id AND r.source = 'resume'
      AND a.user_id = CASE TG_TABLE_NAME WHEN 'users' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_redacted AFTER UPDATE OF username, email, name ON users FOR EACH ROW
  WHEN ((OLD.username, OLD.email, OLD.name) IS DISTINCT FROM (NEW.username, NEW.email, NEW.name)) EXECUTE FUNCTION forget_redacted_words();--> statement-breakpoint
CREATE TRIGGER applicants_redacted AFTER UPDATE OF full_name, contact_email, phone, address, birth_date ON applicants FOR EACH ROW
  WHEN ((OLD.full_name, OLD.contact_email, OLD.phone, OLD.address, OLD.birth_date) IS DISTINCT FROM (NEW.full_name, NEW.contact_email, NEW.phone, NEW.address, NEW.birth_date))
  EXECUTE FUNCTION forget_redacted_words();--> statement-breakpoint
CREATE TRIGGER applicants_redacted_first AFTER INSERT ON applicants FOR EACH ROW EXECUTE FUNCTION forget_redacted_words();--> statement-breakpoint
CREATE VIEW own_redacted_words AS
  SELECT r.application_id, r.version, r.words FROM redactions r
  WHERE r.source = 'resume' AND coalesce(r.company_id = (SELECT current_setting('saring.company', true)), false);
