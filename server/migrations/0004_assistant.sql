CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_mentions" (
	"message_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "assistant_mentions_message_id_application_id_pk" PRIMARY KEY("message_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"understood" jsonb NOT NULL,
	"suggestions" jsonb NOT NULL,
	"memory" jsonb,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_conversations_user" ON "assistant_conversations" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "assistant_mentions_application" ON "assistant_mentions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "assistant_messages_conversation" ON "assistant_messages" USING btree ("conversation_id","created_at","id");