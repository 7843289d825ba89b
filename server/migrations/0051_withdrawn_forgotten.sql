-- What the assistant said of somebody goes with a withdrawal as it goes with the application: what notes whom it names or read (0005), and what has the name alone (0046).
-- No statement withdraws some of the rows that it changes: `gone` are all of them.
CREATE TRIGGER applications_withdrawn AFTER UPDATE ON applications REFERENCING NEW TABLE AS gone FOR EACH ROW
  WHEN (NEW.status = 'Withdrawn' AND OLD.status <> 'Withdrawn') EXECUTE FUNCTION forget_messages_about();--> statement-breakpoint
CREATE FUNCTION forget_mentions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM assistant_mentions WHERE application_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_withdrawn_mentions AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (NEW.status = 'Withdrawn' AND OLD.status <> 'Withdrawn') EXECUTE FUNCTION forget_mentions();--> statement-breakpoint
-- Of those who withdrew before, answers since may quote them as well.
DELETE FROM assistant_mentions WHERE application_id IN (SELECT id FROM applications WHERE status = 'Withdrawn');
