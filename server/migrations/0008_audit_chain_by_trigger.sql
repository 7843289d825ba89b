-- The trail is append-only, and each row carries a hash over itself and the one before it in its company's chain. The link is made
-- when the transaction commits: whoever holds the chain's head holds it for the moment of the commit alone.
CREATE FUNCTION audit_link(event audit_events, place bigint, before text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(chr(31), before, place::text, event.id::text,
    to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), coalesce(event.company_id, ''),
    event.actor, event.actor_role, event.action, event.subject, event.detail::text), 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_chain text := coalesce(NEW.company_id, '');
  place bigint;
  before text;
BEGIN
  INSERT INTO audit_heads AS head (chain, number, hash) VALUES (of_chain, 0, '')
    ON CONFLICT (chain) DO UPDATE SET number = head.number RETURNING head.number + 1, head.hash INTO place, before;
  before := audit_link(NEW, place, before);
  UPDATE audit_events SET number = place, hash = before WHERE id = NEW.id;
  UPDATE audit_heads SET number = place, hash = before WHERE chain = of_chain;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  event audit_events;
  place bigint;
  before text;
BEGIN
  FOR event IN SELECT * FROM audit_events ORDER BY at, id LOOP
    INSERT INTO audit_heads AS head (chain, number, hash) VALUES (coalesce(event.company_id, ''), 0, '')
      ON CONFLICT (chain) DO UPDATE SET number = head.number RETURNING head.number + 1, head.hash INTO place, before;
    before := audit_link(event, place, before);
    UPDATE audit_events SET number = place, hash = before WHERE id = event.id;
    UPDATE audit_heads SET number = place, hash = before WHERE chain = coalesce(event.company_id, '');
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.number IS NULL
    AND to_jsonb(OLD) - ARRAY['number', 'hash'] = to_jsonb(NEW) - ARRAY['number', 'hash'] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit trail only grows.';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_only_grow BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_only_grows();--> statement-breakpoint
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_events_linked AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_append();
