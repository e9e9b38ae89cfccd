CREATE TABLE `gig_drives` (
	`gig_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`airport` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`seconds` integer NOT NULL,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gig_drives_by_user` ON `gig_drives` (`user_id`);--> statement-breakpoint
CREATE TRIGGER gig_drives_insert_version AFTER INSERT ON gig_drives BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gig_drives_update_version AFTER UPDATE ON gig_drives BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gig_drives_delete_version AFTER DELETE ON gig_drives BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
