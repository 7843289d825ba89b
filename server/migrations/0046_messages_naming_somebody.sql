-- What a message of the assistant says, as words: so that of somebody who is gone also those are found of which no answer told whom they name.
ALTER TABLE "assistant_messages" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('simple', plain_words("question" || ' ' || "answer" || ' ' || "understood"::text || ' ' || "suggestions"::text || ' ' || coalesce("memory"::text, '')))) STORED;--> statement-breakpoint
-- By name, address, username and telephone (as it is stored, and as it is dialled in Malaysia) of the application, in messages since it came. A word of letters alone may mean anything, and so may a number
-- that is no telephone's: neither is somebody's name here. Of a username that is letters and figures two of these must be figures.
-- What more than a hundred messages say is nobody's name either, whatever somebody calls themselves.
-- Whose words do not all occur in the company's conversations is not looked for: with a job thousands may go, each beside hundreds of messages.
CREATE FUNCTION forget_messages_about() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM assistant_conversations WHERE company_id IN (SELECT company_id FROM gone)) THEN RETURN NULL; END IF;
  WITH called AS (
    SELECT company_id, name, since, tsvector_to_array(to_tsvector('simple', plain_words(name))) AS words
    FROM (
      SELECT g.company_id, name, min(g.applied_at) AS since
      FROM gone g, unnest(ARRAY[full_name, contact_email, username, phone, regexp_replace(phone, '^\+60', '0')]) name
      WHERE name ~ '[[:alpha:]].*[^[:alpha:]].*[[:alpha:]]' AND name ~ '[@ ]' OR name ~ '^\+?\d{8,}$' OR name ~ '[[:alpha:]]' AND name ~ '\d.*\d'
      GROUP BY g.company_id, name
    ) names
  ), messages AS (
    SELECT c.company_id, m.id, m.created_at, m.words FROM assistant_conversations c JOIN assistant_messages m ON m.conversation_id = c.id
    WHERE c.company_id IN (SELECT company_id FROM gone)
  ), said AS MATERIALIZED (
    SELECT DISTINCT company_id, lexeme FROM messages, unnest(words)
  ), met AS MATERIALIZED (
    SELECT c.company_id, c.name, c.since, phraseto_tsquery('simple', plain_words(c.name)) AS phrase
    FROM called c, unnest(c.words) word JOIN said s ON s.lexeme = word
    WHERE s.company_id = c.company_id GROUP BY c.company_id, c.name, c.since, c.words HAVING count(*) = cardinality(c.words)
  ), hits AS (
    SELECT m.id, count(*) OVER (PARTITION BY met.company_id, met.name) AS as_many
    FROM messages m JOIN met ON met.company_id = m.company_id AND m.created_at >= met.since AND m.words @@ met.phrase
  )
  DELETE FROM assistant_messages WHERE id IN (SELECT id FROM hits WHERE as_many <= 100);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_forgotten AFTER DELETE ON applications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_messages_about();
