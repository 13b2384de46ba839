CREATE TABLE "billing_customers" (
	"reference" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"subscription" jsonb,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	CONSTRAINT "billing_customers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "call_months" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"caller_key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "billing_customers_due" ON "billing_customers" USING btree ("due_at") WHERE "billing_customers"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "call_months_once" ON "call_months" USING btree ("caller_key","starts_at");--> statement-breakpoint
CREATE INDEX "call_months_over" ON "call_months" USING btree ("ends_at");