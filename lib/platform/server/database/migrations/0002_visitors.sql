CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_id" uuid,
	"visitor_id" uuid,
	"user_id" text,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"url" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_sent_id" UNIQUE("sent_id")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"config" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_links" (
	"visitor_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"has_anonymous_data" boolean NOT NULL,
	"visits_before_signup" integer NOT NULL,
	"hours_to_conversion" double precision,
	CONSTRAINT "visitor_links_visitor_id_user_id_pk" PRIMARY KEY("visitor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint_digest" text,
	"screen_resolution" text,
	"timezone" text,
	"language" text,
	"referrer" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "page_language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_links" ADD CONSTRAINT "visitor_links_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_visitor" ON "events" USING btree ("visitor_id","occurred_at");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type","occurred_at");--> statement-breakpoint
CREATE INDEX "events_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "visitor_links_user" ON "visitor_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visitor_links_linked" ON "visitor_links" USING btree ("linked_at");--> statement-breakpoint
CREATE INDEX "visitors_fingerprint" ON "visitors" USING btree ("fingerprint_digest");--> statement-breakpoint
CREATE INDEX "visitors_last_seen" ON "visitors" USING btree ("last_seen_at");