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
CREATE INDEX "business_visits_latest" ON "business_visits" USING btree ("user_id","visited_at");--> statement-breakpoint
CREATE INDEX "businesses_by_name" ON "businesses" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "businesses_by_category" ON "businesses" USING btree ("category","name_key","id");--> statement-breakpoint
CREATE INDEX "businesses_text" ON "businesses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_open" ON "businesses" USING gist ("open_week");--> statement-breakpoint
CREATE INDEX "businesses_near" ON "businesses" USING gist ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_by_name" ON "locations" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_default" ON "locations" USING btree ("user_id") WHERE "locations"."is_default";