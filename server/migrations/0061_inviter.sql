-- Who invited was not kept before: those invitations are void, as they are after seven days.
DELETE FROM "invitations";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_of_inviter" FOREIGN KEY ("invited_by") REFERENCES "memberships" ("user_id") ON DELETE CASCADE;
