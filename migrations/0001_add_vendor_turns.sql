CREATE TABLE `vendor_turns` (
	`vendor` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `gigs` ADD `place_asked_at` text;--> statement-breakpoint
CREATE INDEX `gigs_to_refine` ON `gigs` (`place_status`) WHERE place_status = 'approximate';