CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" text,
	"erasing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_company" ON "suspensions" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_of_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_of_one" CHECK (("user_id" IS NULL) <> ("company_id" IS NULL));--> statement-breakpoint
-- Whoever is suspended is signed out at once, in every process, whoever writes the row.
CREATE FUNCTION end_suspended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE suspended uuid;
BEGIN
  FOR suspended IN SELECT id FROM users WHERE id = NEW.user_id UNION SELECT user_id FROM memberships WHERE company_id = NEW.company_id LOOP
    UPDATE users SET version = version + 1 WHERE id = suspended;
    DELETE FROM sign_ins WHERE user_id = suspended;
    PERFORM pg_notify('saring_account', suspended::text);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER suspensions_end_sign_ins AFTER INSERT ON suspensions FOR EACH ROW EXECUTE FUNCTION end_suspended();
