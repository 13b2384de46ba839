CREATE TABLE "account_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"theme" text NOT NULL,
	"call_back_number" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_wishes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL
);
