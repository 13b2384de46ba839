ALTER TABLE "call_starts" ADD COLUMN "call_id" uuid;--> statement-breakpoint
CREATE INDEX "call_starts_of_call" ON "call_starts" USING btree ("call_id") WHERE "call_starts"."call_id" is not null;