-- Counted down row by row, each count looks at all that it has been before in the same transaction: a job of 20,000 applications took 18 s to
-- delete, and one of 50,000 more than a statement may. What one statement removes is counted once now, in the order in which applying locks.
CREATE FUNCTION uncount_applications() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM jobs WHERE id IN (SELECT job_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  UPDATE jobs j SET listed_count = listed_count - g.listed, applicant_count = applicant_count - g.counted, accepted_count = accepted_count - g.accepted, reviewed_count = reviewed_count - g.reviewed
    FROM (SELECT job_id, count(*) AS listed, count(*) FILTER (WHERE status <> 'Withdrawn') AS counted, count(*) FILTER (WHERE status = 'Accepted') AS accepted, count(*) FILTER (WHERE status IN ('Accepted', 'KIV', 'Rejected')) AS reviewed FROM gone GROUP BY 1) g
    WHERE j.id = g.job_id;
  UPDATE companies c SET application_count = application_count - g.counted
    FROM (SELECT company_id, count(*) AS counted FROM gone WHERE status <> 'Withdrawn' GROUP BY 1) g WHERE c.id = g.company_id;
  -- With a job its other counts go by themselves.
  UPDATE applicant_counts c SET people = c.people - g.people
    FROM (SELECT gone.job_id, floor(final_score * 8)::integer AS step, gone.status, hiring_stage, count(*) AS people FROM gone JOIN jobs ON jobs.id = gone.job_id GROUP BY 1, 2, 3, 4) g
    WHERE c.job_id = g.job_id AND c.step = g.step AND c.status = g.status AND c.hiring_stage = g.hiring_stage;
  WITH lost AS (
    SELECT gone.job_id, word, count(DISTINCT gone.id)::integer AS people FROM gone JOIN jobs ON jobs.id = gone.job_id, unnest(string_to_array(lower(full_name), ' ')) word WHERE word <> '' GROUP BY 1, 2
  ), emptied AS (
    DELETE FROM name_words w USING lost WHERE w.job_id = lost.job_id AND w.word = lost.word AND w.people = lost.people
  )
  UPDATE name_words w SET people = w.people - lost.people FROM lost WHERE w.job_id = lost.job_id AND w.word = lost.word AND w.people > lost.people;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER applications_counted ON applications;--> statement-breakpoint
CREATE TRIGGER applications_counted AFTER INSERT OR UPDATE OF status ON applications FOR EACH ROW EXECUTE FUNCTION count_application();--> statement-breakpoint
DROP TRIGGER applications_graded ON applications;--> statement-breakpoint
CREATE TRIGGER applications_graded AFTER INSERT OR UPDATE OF final_score, status, hiring_stage ON applications FOR EACH ROW EXECUTE FUNCTION count_grade();--> statement-breakpoint
DROP TRIGGER applications_named ON applications;--> statement-breakpoint
CREATE TRIGGER applications_named AFTER INSERT OR UPDATE OF job_id, full_name ON applications FOR EACH ROW EXECUTE FUNCTION count_name_words();--> statement-breakpoint
CREATE TRIGGER applications_uncounted AFTER DELETE ON applications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_applications();
