CREATE TABLE "call_starts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"caller_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_starts_of_caller" ON "call_starts" USING btree ("caller_key","started_at");