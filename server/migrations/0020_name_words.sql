CREATE TABLE "name_words" (
	"job_id" uuid NOT NULL,
	"word" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "name_words_job_id_word_pk" PRIMARY KEY("job_id","word")
);
--> statement-breakpoint
ALTER TABLE "name_words" ADD CONSTRAINT "name_words_of_job" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- The words of a name, each with its job before it, so that an index over them reads of no other job. The empty ones of double spaces are in no one's way.
CREATE FUNCTION name_keys(of_job uuid, of_name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN string_to_array(of_job::text || ':' || replace(lower(of_name), ' ', ' ' || of_job::text || ':'), ' ');--> statement-breakpoint
-- Two who apply for one job come here one after the other: `count_application`, whose trigger is before this one by its name, holds the job's row.
CREATE FUNCTION count_name_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before_words text[] := CASE WHEN TG_OP <> 'INSERT' THEN string_to_array(lower(OLD.full_name), ' ') END;
  after_words text[] := CASE WHEN TG_OP <> 'DELETE' THEN string_to_array(lower(NEW.full_name), ' ') END;
BEGIN
  -- With a job all its words go. Counted down in the one transaction, each count would look at all that it has been before.
  IF TG_OP <> 'INSERT' AND EXISTS (SELECT FROM jobs WHERE id = OLD.job_id) THEN
    UPDATE name_words SET people = people - 1 WHERE job_id = OLD.job_id AND word = ANY (before_words);
    DELETE FROM name_words WHERE job_id = OLD.job_id AND word = ANY (before_words) AND people = 0;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO name_words (job_id, word, people)
      SELECT DISTINCT NEW.job_id, word, 1 FROM unnest(after_words) word WHERE word <> '' ORDER BY word
      ON CONFLICT (job_id, word) DO UPDATE SET people = name_words.people + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_named AFTER INSERT OR DELETE OR UPDATE OF job_id, full_name ON applications FOR EACH ROW EXECUTE FUNCTION count_name_words();--> statement-breakpoint
INSERT INTO "name_words" ("job_id", "word", "people")
  SELECT "job_id", word, count(DISTINCT "id") FROM "applications", unnest(string_to_array(lower("full_name"), ' ')) word WHERE word <> '' GROUP BY 1, 2;--> statement-breakpoint
-- As with the index over names (migration 0019): where btree_gin is missing, words of all jobs are looked at.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
    CREATE INDEX "name_words_search" ON "name_words" USING gin ("job_id", "word" gin_trgm_ops) WITH (fastupdate = off);
  ELSE
    CREATE INDEX "name_words_search" ON "name_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END $$;--> statement-breakpoint
CREATE INDEX "applications_name_keys" ON "applications" USING gin (name_keys("job_id", "full_name")) WITH (fastupdate = off);--> statement-breakpoint
CREATE VIEW own_name_words AS
  SELECT w.job_id, w.word, w.people
  FROM jobs j JOIN name_words w ON w.job_id = j.id WHERE coalesce(j.company_id = (SELECT current_setting('saring.company', true)), false);
