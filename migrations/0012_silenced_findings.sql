CREATE TABLE `silenced_findings` (
	`user_id` text NOT NULL,
	`gig_id` text NOT NULL,
	`finding_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `gig_id`, `finding_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `silenced_findings_by_gig` ON `silenced_findings` (`gig_id`);--> statement-breakpoint
ALTER TABLE `travel_preferences` ADD `arrival_lead_minutes` integer DEFAULT 180 NOT NULL;