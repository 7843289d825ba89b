CREATE TABLE "memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_of_company" FOREIGN KEY ("company_id") REFERENCES "companies" ("id");--> statement-breakpoint
-- What a process of the version before goes by, until it is restarted: users.company_id, which has no other reader any more. Whoever belongs
-- to no company any more is signed out at once, however the row went.
CREATE FUNCTION follow_membership() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE users SET role = 'user', company_id = NULL, version = version + 1 WHERE id = OLD.user_id;
    DELETE FROM sign_ins WHERE user_id = OLD.user_id;
    PERFORM pg_notify('saring_account', OLD.user_id::text);
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND role = 'superuser') THEN
    RAISE EXCEPTION 'an operator belongs to no company' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE users SET role = 'admin', company_id = NEW.company_id
  WHERE id = NEW.user_id AND (role <> 'admin' OR company_id IS DISTINCT FROM NEW.company_id);
  PERFORM pg_notify('saring_account', NEW.user_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_followed AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION follow_membership();--> statement-breakpoint
-- A process of the version before registers a company still; its account comes before its company, so that this waits for the commit.
CREATE FUNCTION join_company() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO memberships (user_id, company_id, role, created_at) VALUES (NEW.id, NEW.company_id, 'owner', NEW.created_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_join_company AFTER INSERT ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION join_company();--> statement-breakpoint
-- After the trigger, so that nobody who registers meanwhile is left out.
INSERT INTO memberships (user_id, company_id, role, created_at)
SELECT id, company_id, 'owner', created_at FROM users WHERE role = 'admin' AND company_id IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE OR REPLACE VIEW administrators AS
  SELECT u.username, u.name FROM memberships m JOIN users u ON u.id = m.user_id
  WHERE m.company_id = (SELECT current_setting('saring.company', true))
    OR EXISTS (SELECT 1 FROM applications a WHERE a.company_id = m.company_id AND a.user_id = (SELECT nullif(current_setting('saring.person', true), '')::uuid));
