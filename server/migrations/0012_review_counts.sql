ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_about" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "applicant_counts" ADD CONSTRAINT "applicant_counts_of_job" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- Marks that are there already are of the criteria of their newest analysis.
UPDATE "applications" a SET "criteria_version" = coalesce((SELECT n."criteria_version" FROM "analyses" n WHERE n."application_id" = a."id" AND n."kind" = 'resume' ORDER BY n."created_at" DESC, n."id" DESC LIMIT 1), 0) WHERE a."resume_score" IS NOT NULL;--> statement-breakpoint
INSERT INTO "applicant_counts" ("job_id", "step", "status", "hiring_stage", "people")
  SELECT "job_id", floor("final_score" * 2)::integer, "status", "hiring_stage", count(*) FROM "applications" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- Like the other counters kept by the database, so that they are right whoever writes. The row that loses comes first, so that two who move the same way wait in the same order.
CREATE FUNCTION count_grade() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_step integer := CASE WHEN TG_OP <> 'INSERT' THEN floor(OLD.final_score * 2)::integer END;
  after_step integer := CASE WHEN TG_OP <> 'DELETE' THEN floor(NEW.final_score * 2)::integer END;
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
CREATE TRIGGER applications_graded AFTER INSERT OR DELETE OR UPDATE OF final_score, status, hiring_stage ON applications FOR EACH ROW EXECUTE FUNCTION count_grade();
