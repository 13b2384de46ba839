CREATE TABLE "call_erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_call_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "call_erasures_once" ON "call_erasures" USING btree ("provider","provider_call_id");--> statement-breakpoint
CREATE INDEX "call_erasures_due" ON "call_erasures" USING btree ("due_at");--> statement-breakpoint
INSERT INTO "call_erasures" ("provider", "provider_call_id", "asked_at", "due_at") SELECT "provider", "provider_call_id", now(), now() FROM "calls" WHERE "provider" = 'vapi' AND "provider_call_id" IS NOT NULL AND "ended_at" IS NOT NULL AND "due_at" IS NULL ON CONFLICT DO NOTHING;
