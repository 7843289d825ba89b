-- Whose rows each role of the database sees. One statement of all of it, put in place whole whenever it differs from what the database
-- has (platform/roles.ts): it needs roles of the server, which the role of DATABASE_URL may not be allowed to make, and so is no migration.
DO $$
DECLARE old record;
BEGIN
  FOR old IN SELECT policyname, tablename FROM pg_policies WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP POLICY %I ON public.%I', old.policyname, old.tablename);
  END LOOP;
END $$;
-- Who asks is a role and three settings, which the pool sets before a connection is handed out (docs/decisions/014). Each table that holds
-- what belongs to somebody says here whose rows a role sees; where no policy names a role, it sees none. The settings are read once per
-- statement, by (SELECT …). What hangs on an application is visible with it: the inner SELECT is under the policies of applications.
GRANT USAGE ON SCHEMA public TO saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
-- What only triggers write, and what only grows.
REVOKE ALL ON audit_heads FROM saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
REVOKE INSERT, UPDATE, DELETE ON applicant_counts, scored_counts, name_words FROM saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
REVOKE UPDATE, DELETE ON audit_events FROM saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
-- Companies and their jobs are public postings to who is looking for work; which of them is open is the actions' to say, since it depends on the configuration.
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON companies TO saring_worker USING (true);
CREATE POLICY visitor_select ON companies FOR SELECT TO saring_visitor USING (true);
-- A posting is public to whoever has a link to it.
CREATE POLICY visitor_select ON application_links FOR SELECT TO saring_visitor USING (true);
CREATE POLICY visitor_select ON jobs FOR SELECT TO saring_visitor USING (EXISTS (SELECT 1 FROM application_links l WHERE l.job_id = jobs.id));
CREATE POLICY visitor_insert ON companies FOR INSERT TO saring_visitor WITH CHECK (true);
CREATE POLICY applicant_select ON companies FOR SELECT TO saring_applicant USING (true);
CREATE POLICY company_select ON companies FOR SELECT TO saring_company USING (id = (SELECT current_setting('saring.company', true)));
CREATE POLICY company_update ON companies FOR UPDATE TO saring_company USING (id = (SELECT current_setting('saring.company', true)));
CREATE POLICY operator_select ON companies FOR SELECT TO saring_operator USING (true);
CREATE POLICY operator_update ON companies FOR UPDATE TO saring_operator USING (true);
ALTER TABLE registration_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON registration_links TO saring_worker USING (true);
CREATE POLICY visitor_select ON registration_links FOR SELECT TO saring_visitor USING (true);
CREATE POLICY visitor_update ON registration_links FOR UPDATE TO saring_visitor USING (true);
CREATE POLICY operator ON registration_links TO saring_operator USING (true);
-- Signing in looks an account up by its name; a company sees who applied to it.
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON users TO saring_worker USING (true);
CREATE POLICY visitor_select ON users FOR SELECT TO saring_visitor USING (true);
CREATE POLICY visitor_insert ON users FOR INSERT TO saring_visitor WITH CHECK (true);
CREATE POLICY visitor_update ON users FOR UPDATE TO saring_visitor USING (true);
CREATE POLICY applicant_select ON users FOR SELECT TO saring_applicant USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_update ON users FOR UPDATE TO saring_applicant USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_delete ON users FOR DELETE TO saring_applicant USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON users FOR SELECT TO saring_company USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid) OR EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id) OR EXISTS (SELECT 1 FROM applications a WHERE a.user_id = users.id));
CREATE POLICY company_update ON users FOR UPDATE TO saring_company USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY operator_select ON users FOR SELECT TO saring_operator USING (true);
CREATE POLICY operator_insert ON users FOR INSERT TO saring_operator WITH CHECK (role = 'superuser');
CREATE POLICY operator_update ON users FOR UPDATE TO saring_operator USING (id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
-- Who signs in is looked up with the company, and whoever registers one becomes its owner.
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON memberships TO saring_worker USING (true);
CREATE POLICY visitor_select ON memberships FOR SELECT TO saring_visitor USING (true);
CREATE POLICY visitor_insert ON memberships FOR INSERT TO saring_visitor WITH CHECK (true);
CREATE POLICY applicant_select ON memberships FOR SELECT TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON memberships FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY company_delete ON memberships FOR DELETE TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY operator_select ON memberships FOR SELECT TO saring_operator USING (true);
-- A company invites; whoever has the link finds and spends it.
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON invitations TO saring_worker USING (true);
CREATE POLICY visitor_select ON invitations FOR SELECT TO saring_visitor USING (true);
CREATE POLICY visitor_delete ON invitations FOR DELETE TO saring_visitor USING (true);
CREATE POLICY company ON invitations TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
-- Whether somebody may sign in, and which company takes applications now: ids and times alone.
ALTER TABLE suspensions ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON suspensions TO saring_worker USING (true);
CREATE POLICY visitor_select ON suspensions FOR SELECT TO saring_visitor USING (true);
CREATE POLICY applicant_select ON suspensions FOR SELECT TO saring_applicant USING (company_id IS NOT NULL OR user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON suspensions FOR SELECT TO saring_company USING (company_id = (SELECT current_setting('saring.company', true)) OR EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = suspensions.user_id));
CREATE POLICY operator ON suspensions TO saring_operator USING (true);
ALTER TABLE listed_erasures ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON listed_erasures TO saring_worker USING (true);
ALTER TABLE installation ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON installation TO saring_worker USING (true);
ALTER TABLE one_time_codes ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON one_time_codes TO saring_worker USING (true);
CREATE POLICY visitor ON one_time_codes TO saring_visitor USING (true);
CREATE POLICY applicant_select ON one_time_codes FOR SELECT TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_update ON one_time_codes FOR UPDATE TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON one_time_codes FOR SELECT TO saring_company USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_update ON one_time_codes FOR UPDATE TO saring_company USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY operator_select ON one_time_codes FOR SELECT TO saring_operator USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY operator_update ON one_time_codes FOR UPDATE TO saring_operator USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
ALTER TABLE sign_ins ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON sign_ins TO saring_worker USING (true);
CREATE POLICY visitor ON sign_ins TO saring_visitor USING (true);
CREATE POLICY applicant ON sign_ins TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company ON sign_ins TO saring_company USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY operator ON sign_ins TO saring_operator USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
ALTER TABLE applicants ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON applicants TO saring_worker USING (true);
CREATE POLICY applicant ON applicants TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON applicants FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.user_id = applicants.user_id));
-- A signed link names the one file that its holder sees.
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON files TO saring_worker USING (true);
CREATE POLICY visitor_select ON files FOR SELECT TO saring_visitor USING (id = (SELECT nullif(current_setting('saring.file', true), '')::uuid));
CREATE POLICY applicant ON files TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company ON files TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY operator_select ON files FOR SELECT TO saring_operator USING (user_id IS NULL);
-- Who applies keeps the job from being deleted meanwhile, which PostgreSQL counts as an update; none passes.
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON jobs TO saring_worker USING (true);
CREATE POLICY applicant_select ON jobs FOR SELECT TO saring_applicant USING (true);
CREATE POLICY applicant_update ON jobs FOR UPDATE TO saring_applicant USING (true) WITH CHECK (false);
CREATE POLICY company ON jobs TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY operator_select ON jobs FOR SELECT TO saring_operator USING (true);
ALTER TABLE application_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON application_links TO saring_worker USING (true);
CREATE POLICY applicant_select ON application_links FOR SELECT TO saring_applicant USING (true);
CREATE POLICY company ON application_links TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
ALTER TABLE applications ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON applications TO saring_worker USING (true);
CREATE POLICY applicant_select ON applications FOR SELECT TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_insert ON applications FOR INSERT TO saring_applicant WITH CHECK (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_update ON applications FOR UPDATE TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company_select ON applications FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY company_update ON applications FOR UPDATE TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
-- What an applicant was given, kept with the application.
ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON notices TO saring_worker USING (true);
CREATE POLICY applicant_select ON notices FOR SELECT TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.company_id = notices.company_id AND a.notice_hash = notices.hash));
CREATE POLICY applicant_insert ON notices FOR INSERT TO saring_applicant WITH CHECK (EXISTS (SELECT 1 FROM applications a WHERE a.company_id = notices.company_id AND a.notice_hash = notices.hash));
CREATE POLICY company_select ON notices FOR SELECT TO saring_company USING (company_id = (SELECT current_setting('saring.company', true)));
ALTER TABLE applicant_counts ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON applicant_counts TO saring_worker USING (true);
CREATE POLICY company_select ON applicant_counts FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM jobs j WHERE j.id = job_id));
ALTER TABLE scored_counts ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON scored_counts TO saring_worker USING (true);
CREATE POLICY company_select ON scored_counts FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM jobs j WHERE j.id = job_id));
ALTER TABLE score_runs ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON score_runs TO saring_worker USING (true);
CREATE POLICY company_select ON score_runs FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY company_insert ON score_runs FOR INSERT TO saring_company WITH CHECK (EXISTS (SELECT 1 FROM jobs j WHERE j.id = job_id AND j.company_id = score_runs.company_id));
ALTER TABLE rescored ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON rescored TO saring_worker USING (true);
CREATE POLICY company_select ON rescored FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
ALTER TABLE name_words ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON name_words TO saring_worker USING (true);
CREATE POLICY company_select ON name_words FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM jobs j WHERE j.id = job_id));
ALTER TABLE resume_texts ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON resume_texts TO saring_worker USING (true);
CREATE POLICY applicant_select ON resume_texts FOR SELECT TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY applicant_insert ON resume_texts FOR INSERT TO saring_applicant WITH CHECK (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON resume_texts FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
-- Made by the background, and by whoever looks before that.
ALTER TABLE redactions ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON redactions TO saring_worker USING (true);
CREATE POLICY company_select ON redactions FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY company_insert ON redactions FOR INSERT TO saring_company WITH CHECK (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id AND a.company_id = redactions.company_id));
CREATE POLICY company_update ON redactions FOR UPDATE TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
ALTER TABLE application_notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON application_notes TO saring_worker USING (true);
CREATE POLICY applicant_select ON application_notes FOR SELECT TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company ON application_notes TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
-- Whether and when there is one is the applicant's to know; what it says is kept back by the actions (D-37).
ALTER TABLE analyses ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON analyses TO saring_worker USING (true);
CREATE POLICY applicant_select ON analyses FOR SELECT TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY applicant_delete ON analyses FOR DELETE TO saring_applicant USING (kind = 'correction' AND EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON analyses FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
ALTER TABLE interviews ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON interviews TO saring_worker USING (true);
CREATE POLICY applicant ON interviews TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON interviews FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE interview_answers ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON interview_answers TO saring_worker USING (true);
CREATE POLICY applicant ON interview_answers TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON interview_answers FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE interview_pieces ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON interview_pieces TO saring_worker USING (true);
CREATE POLICY applicant ON interview_pieces TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON interview_pieces FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE interview_signals ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON interview_signals TO saring_worker USING (true);
CREATE POLICY applicant ON interview_signals TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON interview_signals FOR SELECT TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE interview_accommodations ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON interview_accommodations TO saring_worker USING (true);
CREATE POLICY applicant ON interview_accommodations TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company ON interview_accommodations TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE second_looks ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON second_looks TO saring_worker USING (true);
CREATE POLICY applicant ON second_looks TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company ON second_looks TO saring_company USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
ALTER TABLE assistant_conversations ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON assistant_conversations TO saring_worker USING (true);
CREATE POLICY company ON assistant_conversations TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false) AND user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
ALTER TABLE assistant_messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON assistant_messages TO saring_worker USING (true);
CREATE POLICY company ON assistant_messages TO saring_company USING (EXISTS (SELECT 1 FROM assistant_conversations c WHERE c.id = conversation_id));
ALTER TABLE assistant_mentions ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON assistant_mentions TO saring_worker USING (true);
CREATE POLICY company ON assistant_mentions TO saring_company USING (EXISTS (SELECT 1 FROM assistant_messages m WHERE m.id = message_id));
-- What is mailed to an account itself is the account's; who resets a password is told so before signing in.
ALTER TABLE emails ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON emails TO saring_worker USING (true);
CREATE POLICY visitor_select ON emails FOR SELECT TO saring_visitor USING (company_id IS NULL AND application_id IS NULL AND starts_with(cause, 'password:'));
CREATE POLICY visitor_insert ON emails FOR INSERT TO saring_visitor WITH CHECK (company_id IS NULL AND application_id IS NULL AND starts_with(cause, 'password:'));
CREATE POLICY visitor_update ON emails FOR UPDATE TO saring_visitor USING (company_id IS NULL AND application_id IS NULL AND starts_with(cause, 'password:'));
CREATE POLICY applicant ON emails TO saring_applicant USING (company_id IS NULL AND application_id IS NULL AND user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY applicant_select ON emails FOR SELECT TO saring_applicant USING (EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
CREATE POLICY company_select ON emails FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false) OR (company_id IS NULL AND application_id IS NULL AND user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid)));
CREATE POLICY company_insert ON emails FOR INSERT TO saring_company WITH CHECK (coalesce(company_id = (SELECT current_setting('saring.company', true)), false) OR (company_id IS NULL AND application_id IS NULL AND user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid)));
CREATE POLICY company_update ON emails FOR UPDATE TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false) OR (company_id IS NULL AND application_id IS NULL AND user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid)));
CREATE POLICY operator_select ON emails FOR SELECT TO saring_operator USING (application_id IS NULL);
CREATE POLICY operator_insert ON emails FOR INSERT TO saring_operator WITH CHECK (application_id IS NULL);
CREATE POLICY operator_update ON emails FOR UPDATE TO saring_operator USING (application_id IS NULL);
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON audit_events TO saring_worker USING (true);
CREATE POLICY visitor_insert ON audit_events FOR INSERT TO saring_visitor WITH CHECK (true);
CREATE POLICY applicant_insert ON audit_events FOR INSERT TO saring_applicant WITH CHECK (actor = (SELECT nullif(current_setting('saring.person', true), '')::uuid)::text);
CREATE POLICY applicant_select ON audit_events FOR SELECT TO saring_applicant USING (actor = (SELECT nullif(current_setting('saring.person', true), '')::uuid)::text OR subject IN (SELECT a.id::text FROM applications a));
CREATE POLICY company_select ON audit_events FOR SELECT TO saring_company USING (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY company_insert ON audit_events FOR INSERT TO saring_company WITH CHECK (coalesce(company_id = (SELECT current_setting('saring.company', true)), false));
CREATE POLICY operator_select ON audit_events FOR SELECT TO saring_operator USING (company_id IS NULL);
CREATE POLICY operator_insert ON audit_events FOR INSERT TO saring_operator WITH CHECK (company_id IS NULL);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY worker ON idempotency_keys TO saring_worker USING (true);
CREATE POLICY applicant ON idempotency_keys TO saring_applicant USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY company ON idempotency_keys TO saring_company USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
CREATE POLICY operator ON idempotency_keys TO saring_operator USING (user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
-- Views show what their owner sees, within their own conditions.
REVOKE ALL ON own_applications, own_applicant_counts, own_name_words, own_resume_words, own_redacted_words, administrators FROM saring_visitor, saring_applicant, saring_company, saring_operator, saring_worker;
GRANT SELECT ON own_applications, own_applicant_counts, own_name_words, own_resume_words, own_redacted_words TO saring_company;
GRANT SELECT ON administrators TO saring_company, saring_applicant;
