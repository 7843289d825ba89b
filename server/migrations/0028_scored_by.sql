CREATE TABLE "rescored" (
	"run_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"scored_by" text NOT NULL,
	"state" text NOT NULL,
	"before" double precision NOT NULL,
	"after" double precision,
	"at" timestamp with time zone,
	CONSTRAINT "rescored_run_id_application_id_pk" PRIMARY KEY("run_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "score_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"engine" text NOT NULL,
	"author" text NOT NULL,
	"asked" integer NOT NULL,
	"batch" integer DEFAULT 0 NOT NULL,
	"batch_of" text NOT NULL,
	"batch_after" uuid,
	"handed_out" boolean DEFAULT false NOT NULL,
	"raised" integer DEFAULT 0 NOT NULL,
	"lowered" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scored_counts" (
	"job_id" uuid NOT NULL,
	"scored_by" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "scored_counts_job_id_scored_by_pk" PRIMARY KEY("job_id","scored_by")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "scored_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "rescored_application" ON "rescored" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "rescored_waiting" ON "rescored" USING btree ("run_id","application_id") WHERE "rescored"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "rescored_changes" ON "rescored" USING btree ("run_id",abs("after" - "before") desc,"application_id") WHERE "rescored"."state" = 'done';--> statement-breakpoint
CREATE INDEX "score_runs_job" ON "score_runs" USING btree ("job_id","started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_job_scored_by" ON "applications" USING btree ("job_id","scored_by","id") WHERE "applications"."resume_score" is not null;--> statement-breakpoint
ALTER TABLE "scored_counts" ADD CONSTRAINT "scored_counts_of_job" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "score_runs" ADD CONSTRAINT "score_runs_of_job" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rescored" ADD CONSTRAINT "rescored_in_run" FOREIGN KEY ("run_id") REFERENCES "score_runs" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rescored" ADD CONSTRAINT "rescored_application" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;--> statement-breakpoint
LOCK TABLE "applications" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- Marks that are there already are of the engine of their newest analyses: that of the resume and, on a line of its own where it is another, that of the interview.
UPDATE "applications" a SET "scored_by" = concat_ws(chr(10), r."by", nullif(i."by", r."by"))
  FROM (SELECT DISTINCT ON ("application_id") "application_id", concat("engine", '/', "engine_version", '/', "model") AS "by" FROM "analyses" WHERE "kind" = 'resume' ORDER BY "application_id", "created_at" DESC, "id" DESC) r
  LEFT JOIN (SELECT DISTINCT ON ("application_id") "application_id", concat("engine", '/', "engine_version", '/', "model") AS "by" FROM "analyses" WHERE "kind" = 'interview' ORDER BY "application_id", "created_at" DESC, "id" DESC) i USING ("application_id")
  WHERE a."id" = r."application_id" AND a."resume_score" IS NOT NULL;--> statement-breakpoint
INSERT INTO "scored_counts" ("job_id", "scored_by", "people") SELECT "job_id", "scored_by", count(*) FROM "applications" WHERE "resume_score" IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
CREATE FUNCTION count_scored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.scored_by = NEW.scored_by AND (OLD.resume_score IS NULL) = (NEW.resume_score IS NULL) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.resume_score IS NOT NULL THEN
    UPDATE scored_counts SET people = people - 1 WHERE job_id = OLD.job_id AND scored_by = OLD.scored_by;
  END IF;
  IF NEW.resume_score IS NOT NULL THEN
    INSERT INTO scored_counts (job_id, scored_by, people) VALUES (NEW.job_id, NEW.scored_by, 1)
      ON CONFLICT (job_id, scored_by) DO UPDATE SET people = scored_counts.people + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_scored AFTER INSERT OR UPDATE OF scored_by, resume_score ON applications FOR EACH ROW EXECUTE FUNCTION count_scored();--> statement-breakpoint
-- What one statement removes is counted once (migration 0021); with a job its counts go by themselves.
CREATE FUNCTION uncount_scored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE scored_counts c SET people = c.people - g.people
    FROM (SELECT gone.job_id, scored_by, count(*) AS people FROM gone JOIN jobs ON jobs.id = gone.job_id WHERE resume_score IS NOT NULL GROUP BY 1, 2) g
    WHERE c.job_id = g.job_id AND c.scored_by = g.scored_by;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_unscored AFTER DELETE ON applications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_scored();
