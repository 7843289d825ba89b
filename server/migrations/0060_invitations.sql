CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"link_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_person" ON "invitations" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_over" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_of_company" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE;
