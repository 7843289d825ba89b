LOCK TABLE "applications" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "standing" double precision GENERATED ALWAYS AS (final_score + case when interview_score is null then 0 else 128 end) STORED;--> statement-breakpoint
CREATE INDEX "applications_job_standing" ON "applications" USING btree ("job_id","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_job_status_standing" ON "applications" USING btree ("job_id","status","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_company_standing" ON "applications" USING btree ("company_id","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "applicant_counts" ADD COLUMN "graded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_counts" DROP CONSTRAINT "applicant_counts_job_id_step_status_hiring_stage_pk";--> statement-breakpoint
ALTER TABLE "applicant_counts" ADD CONSTRAINT "applicant_counts_job_id_step_status_hiring_stage_graded_pk" PRIMARY KEY("job_id","step","status","hiring_stage","graded");--> statement-breakpoint
DELETE FROM "applicant_counts";--> statement-breakpoint
INSERT INTO "applicant_counts" ("job_id", "step", "status", "hiring_stage", "graded", "people")
  SELECT "job_id", floor("final_score" * 8)::integer, "status", "hiring_stage", "interview_score" IS NOT NULL, count(*) FROM "applications" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- As in migrations 0014 and 0021, and by whether there was an interview.
CREATE OR REPLACE FUNCTION count_grade() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before_step integer := CASE WHEN TG_OP <> 'INSERT' THEN floor(OLD.final_score * 8)::integer END;
  after_step integer := floor(NEW.final_score * 8)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF before_step = after_step AND OLD.status = NEW.status AND OLD.hiring_stage = NEW.hiring_stage AND (OLD.interview_score IS NULL) = (NEW.interview_score IS NULL) THEN
      RETURN NULL;
    END IF;
    UPDATE applicant_counts SET people = people - 1
      WHERE job_id = OLD.job_id AND step = before_step AND status = OLD.status AND hiring_stage = OLD.hiring_stage AND graded = (OLD.interview_score IS NOT NULL);
  END IF;
  INSERT INTO applicant_counts (job_id, step, status, hiring_stage, graded, people) VALUES (NEW.job_id, after_step, NEW.status, NEW.hiring_stage, NEW.interview_score IS NOT NULL, 1)
    ON CONFLICT (job_id, step, status, hiring_stage, graded) DO UPDATE SET people = applicant_counts.people + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER applications_graded ON applications;--> statement-breakpoint
CREATE TRIGGER applications_graded AFTER INSERT OR UPDATE OF final_score, interview_score, status, hiring_stage ON applications FOR EACH ROW EXECUTE FUNCTION count_grade();--> statement-breakpoint
CREATE OR REPLACE FUNCTION uncount_applications() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM jobs WHERE id IN (SELECT job_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  UPDATE jobs j SET listed_count = listed_count - g.listed, applicant_count = applicant_count - g.counted, accepted_count = accepted_count - g.accepted, reviewed_count = reviewed_count - g.reviewed
    FROM (SELECT job_id, count(*) AS listed, count(*) FILTER (WHERE status <> 'Withdrawn') AS counted, count(*) FILTER (WHERE status = 'Accepted') AS accepted, count(*) FILTER (WHERE status IN ('Accepted', 'KIV', 'Rejected')) AS reviewed FROM gone GROUP BY 1) g
    WHERE j.id = g.job_id;
  UPDATE companies c SET application_count = application_count - g.counted
    FROM (SELECT company_id, count(*) AS counted FROM gone WHERE status <> 'Withdrawn' GROUP BY 1) g WHERE c.id = g.company_id;
  UPDATE applicant_counts c SET people = c.people - g.people
    FROM (SELECT gone.job_id, floor(final_score * 8)::integer AS step, gone.status, hiring_stage, interview_score IS NOT NULL AS graded, count(*) AS people FROM gone JOIN jobs ON jobs.id = gone.job_id GROUP BY 1, 2, 3, 4, 5) g
    WHERE c.job_id = g.job_id AND c.step = g.step AND c.status = g.status AND c.hiring_stage = g.hiring_stage AND c.graded = g.graded;
  WITH lost AS (
    SELECT gone.job_id, word, count(DISTINCT gone.id)::integer AS people FROM gone JOIN jobs ON jobs.id = gone.job_id, unnest(string_to_array(lower(full_name), ' ')) word WHERE word <> '' GROUP BY 1, 2
  ), emptied AS (
    DELETE FROM name_words w USING lost WHERE w.job_id = lost.job_id AND w.word = lost.word AND w.people = lost.people
  )
  UPDATE name_words w SET people = w.people - lost.people FROM lost WHERE w.job_id = lost.job_id AND w.word = lost.word AND w.people > lost.people;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE VIEW own_applications AS
  SELECT a.id, a.job_id, a.company_id, a.user_id, a.username, a.full_name, a.status, a.hiring_stage, a.final_score, a.applied_at, a.resume_state,
    a.criteria_version, a.reread_version, j.blind_review, a.standing
  FROM jobs j JOIN applications a ON a.job_id = j.id WHERE coalesce(j.company_id = (SELECT current_setting('saring.company', true)), false);--> statement-breakpoint
CREATE OR REPLACE VIEW own_applicant_counts AS
  SELECT c.job_id, c.step, c.status, c.hiring_stage, c.people, c.graded
  FROM jobs j JOIN applicant_counts c ON c.job_id = j.id WHERE coalesce(j.company_id = (SELECT current_setting('saring.company', true)), false);
