DROP INDEX "businesses_by_name";--> statement-breakpoint
DROP INDEX "businesses_by_category";--> statement-breakpoint
DROP INDEX "businesses_text";--> statement-breakpoint
CREATE INDEX "businesses_by_name" ON "businesses" USING btree ("name_key","id") WHERE "businesses"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_by_category" ON "businesses" USING btree ("category","name_key","id") WHERE "businesses"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_text" ON "businesses" USING gin ("search_text" gin_trgm_ops,"category");