DROP INDEX "visitors_fingerprint";--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "secret_digest" text;