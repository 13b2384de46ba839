import "server-only";
/**
 * All tables, for the database itself; a store imports those of its own domain from their file. After a change run `npm run
 * database:migration`; the migration is applied at the next start.
 */
export * from "#lib/platform/server/database/account-tables";
export * from "#lib/platform/server/database/call-tables";
export * from "#lib/platform/server/database/directory-tables";
export * from "#lib/platform/server/database/event-tables";
export * from "#lib/platform/server/database/feedback-tables";
export * from "#lib/platform/server/database/location-tables";
export * from "#lib/platform/server/database/progress-tables";
export * from "#lib/platform/server/database/submission-tables";
export * from "#lib/platform/server/database/visitor-tables";
