-- Eighths of a point instead of halves: of 100,000 applicants 500 shared a half point, and each rank counted through them. Eighths are exact in binary.
CREATE OR REPLACE FUNCTION count_grade() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_step integer := CASE WHEN TG_OP <> 'INSERT' THEN floor(OLD.final_score * 8)::integer END;
  after_step integer := CASE WHEN TG_OP <> 'DELETE' THEN floor(NEW.final_score * 8)::integer END;
BEGIN
  IF TG_OP = 'UPDATE' AND before_step = after_step AND OLD.status = NEW.status AND OLD.hiring_stage = NEW.hiring_stage THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE applicant_counts SET people = people - 1 WHERE job_id = OLD.job_id AND step = before_step AND status = OLD.status AND hiring_stage = OLD.hiring_stage;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO applicant_counts (job_id, step, status, hiring_stage, people) VALUES (NEW.job_id, after_step, NEW.status, NEW.hiring_stage, 1)
      ON CONFLICT (job_id, step, status, hiring_stage) DO UPDATE SET people = applicant_counts.people + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
LOCK TABLE "applications" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "applicant_counts";--> statement-breakpoint
INSERT INTO "applicant_counts" ("job_id", "step", "status", "hiring_stage", "people")
  SELECT "job_id", floor("final_score" * 8)::integer, "status", "hiring_stage", count(*) FROM "applications" GROUP BY 1, 2, 3, 4;
