-- A search by part of a name looked at everybody of the installation whose name has it, also for a job of a thousand. With whose an
-- application is and what for in the same index, it looks at those alone. btree_gin comes with PostgreSQL and the owner of a database may
-- make it; where it is missing or may not be made, the index stays as it is: searches find the same, slower (docs/scaling.md).
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS btree_gin;
  DROP INDEX "applications_name_search";
  CREATE INDEX "applications_name_search" ON "applications" USING gin ("company_id", "job_id", "full_name" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'btree_gin cannot be made here: %', SQLERRM;
END $$;
