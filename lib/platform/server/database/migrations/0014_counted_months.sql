ALTER TABLE "calls" ADD COLUMN "counted_from" timestamp with time zone;--> statement-breakpoint
-- Of calls that are there it is taken, as until now, that they were counted in the month they were started in.
UPDATE "calls" SET "counted_from" = "call_months"."starts_at" FROM "call_months" WHERE "call_months"."caller_key" = translate(rtrim(encode(sha256(convert_to('call starts of ' || "calls"."user_id", 'UTF8')), 'base64'), '='), '+/', '-_') AND "calls"."created_at" >= "call_months"."starts_at" AND "calls"."created_at" < "call_months"."ends_at";
