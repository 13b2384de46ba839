CREATE TABLE "directory_imports" (
	"name" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"data_at" timestamp with time zone,
	"businesses" integer NOT NULL,
	"of_category" jsonb NOT NULL,
	"time_zones" text[] NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_places" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"businesses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ALTER COLUMN "hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "varying_hours" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "wheelchair" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "element" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "directory_words_begun" ON "directory_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "directory_words_alike" ON "directory_words" USING gin ("word" gin_trgm_ops);