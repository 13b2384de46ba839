CREATE TABLE "call_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request" text NOT NULL,
	"language" text NOT NULL,
	"callback_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"retry_of" uuid,
	"business_id" text NOT NULL,
	"business_name" text NOT NULL,
	"business" jsonb NOT NULL,
	"request" text NOT NULL,
	"language" text NOT NULL,
	"callback_number" text NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"summary" text,
	"transcript" jsonb,
	"duration_seconds" integer,
	"cost_cents" integer
);
--> statement-breakpoint
CREATE INDEX "call_drafts_of_user" ON "call_drafts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_once" ON "calls" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_retried_once" ON "calls" USING btree ("retry_of");--> statement-breakpoint
CREATE INDEX "calls_of_user" ON "calls" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_of_user_in_state" ON "calls" USING btree ("user_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("due_at") WHERE "calls"."due_at" is not null;