CREATE TABLE "do_not_call" (
	"number" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "do_not_call_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number_key" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "provider_call_id" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_call_requests_once" ON "do_not_call_requests" USING btree ("number","email");--> statement-breakpoint
CREATE INDEX "number_calls_of_number" ON "number_calls" USING btree ("number_key","called_at");