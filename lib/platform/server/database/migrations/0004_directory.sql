CREATE TABLE "business_visits" (
	"user_id" text NOT NULL,
	"business_id" uuid NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_visits_user_id_business_id_pk" PRIMARY KEY("user_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"category" text NOT NULL,
	"city" text NOT NULL,
	"neighborhood" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"about" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text NOT NULL,
	"open_week" "int4multirange" NOT NULL,
	"position" "cube" NOT NULL,
	"seed_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"address" text NOT NULL,
	"place_id" text NOT NULL,
	"place_label" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
<<<<<<<< HEAD:lib/platform/server/database/migrations/0004_directory.sql
CREATE INDEX "business_visits_latest" ON "business_visits" USING btree ("user_id","visited_at");--> statement-breakpoint
========
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
>>>>>>>> 47745ae:lib/platform/server/database/migrations/0003_calls.sql
CREATE INDEX "businesses_by_name" ON "businesses" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "businesses_by_category" ON "businesses" USING btree ("category","name_key","id");--> statement-breakpoint
CREATE INDEX "businesses_text" ON "businesses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_open" ON "businesses" USING gist ("open_week");--> statement-breakpoint
CREATE INDEX "businesses_near" ON "businesses" USING gist ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_by_name" ON "locations" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_default" ON "locations" USING btree ("user_id") WHERE "locations"."is_default";--> statement-breakpoint
CREATE INDEX "call_drafts_of_user" ON "call_drafts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_once" ON "calls" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_retried_once" ON "calls" USING btree ("retry_of");--> statement-breakpoint
CREATE INDEX "calls_of_user" ON "calls" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_of_user_in_state" ON "calls" USING btree ("user_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("due_at") WHERE "calls"."due_at" is not null;