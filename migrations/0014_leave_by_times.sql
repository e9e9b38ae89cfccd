CREATE TABLE `leave_by_events` (
	`user_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`subject` text NOT NULL,
	`gig_id` text NOT NULL,
	`event_id` text NOT NULL,
	`leaves_at` integer NOT NULL,
	`synced` text,
	PRIMARY KEY(`connection_id`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`connection_id`) REFERENCES `calendar_connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `leave_by_events_by_user` ON `leave_by_events` (`user_id`);--> statement-breakpoint
DROP INDEX `calendar_connections_due`;--> statement-breakpoint
ALTER TABLE `calendar_connections` ADD `leave_by` text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_connections` ADD `leave_by_calendar_id` text;--> statement-breakpoint
ALTER TABLE `calendar_connections` ADD `leave_by_error` text;--> statement-breakpoint
CREATE INDEX `calendar_connections_due` ON `calendar_connections` (`next_sync_at`) WHERE status IN ('active', 'auth_suspect') AND (two_way = 1 OR leave_by <> 'off');