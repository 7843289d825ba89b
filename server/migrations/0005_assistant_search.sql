-- What belongs to what. A message that names somebody goes when that application is deleted.
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_owner" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_of" FOREIGN KEY ("conversation_id") REFERENCES "assistant_conversations" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_mentions" ADD CONSTRAINT "assistant_mentions_message" FOREIGN KEY ("message_id") REFERENCES "assistant_messages" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_mentions" ADD CONSTRAINT "assistant_mentions_named" FOREIGN KEY ("application_id") REFERENCES "applications" ("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION forget_naming_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM assistant_messages WHERE id = OLD.message_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER assistant_mentions_forgotten AFTER DELETE ON assistant_mentions FOR EACH ROW EXECUTE FUNCTION forget_naming_message();--> statement-breakpoint
-- Plain words of a text: names such as C++ keep a word of their own, everything else that is no letter or digit parts words
-- (PostgreSQL's own parser would read "Python/Java" as one path and "node.js" as a host).
CREATE FUNCTION plain_words(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(replace(replace(lower(left(source, 200000)), 'c++', 'cplusplus '), 'c#', 'csharp '), '\.net\M', ' dotnet', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u2bff]+', ' ', 'g')
$$;--> statement-breakpoint
-- Beside the text, so that a phrase is checked without parsing the resume again: 100,000 resumes are searched in milliseconds.
ALTER TABLE "resume_texts" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('simple', plain_words("text"))) STORED;--> statement-breakpoint
CREATE INDEX "resume_texts_words" ON "resume_texts" USING gin ("words");--> statement-breakpoint
-- The amount in what somebody wrote: "RM 4,500" is 4500, "4.5k" is 4500, of "4000 - 5000" the first; null where there is none.
CREATE FUNCTION amount_in(source text) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(part[1], ',', '')::double precision * CASE WHEN part[2] = '' THEN 1 ELSE 1000 END
  FROM regexp_match(lower(left(source, 200)), '(\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?|\d{1,12}(?:\.\d{1,4})?)\s*(k?)(?![a-z])') AS part
$$;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "expected_amount" double precision GENERATED ALWAYS AS (amount_in("expected_salary")) STORED;
