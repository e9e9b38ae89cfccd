CREATE TABLE `confirmation_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`gig_id` text NOT NULL,
	`title` text NOT NULL,
	`file_name` text,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `confirmation_texts_by_gig` ON `confirmation_texts` (`user_id`,`gig_id`);--> statement-breakpoint
CREATE INDEX `confirmation_texts_of_gig` ON `confirmation_texts` (`gig_id`);--> statement-breakpoint
ALTER TABLE `travel_details` ADD `confirmation_text_id` text REFERENCES `confirmation_texts`(`id`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `travel_details_by_text` ON `travel_details` (`confirmation_text_id`) WHERE confirmation_text_id IS NOT NULL;--> statement-breakpoint
-- What stands in saved bookings so far, once for each gig.
INSERT INTO `confirmation_texts` (`id`, `user_id`, `gig_id`, `title`, `file_name`, `text`, `created_at`)
SELECT min(`id`), `user_id`, `gig_id`, trim(substr(`source_text`, 1, min(100, instr(`source_text` || char(10), char(10)) - 1))), NULL, `source_text`, min(`created_at`)
FROM `travel_details` WHERE `source_text` IS NOT NULL
GROUP BY `user_id`, `gig_id`, `source_text`;
--> statement-breakpoint
UPDATE `travel_details` SET `confirmation_text_id` = (
	SELECT `id` FROM `confirmation_texts` AS `kept`
	WHERE `kept`.`user_id` = `travel_details`.`user_id` AND `kept`.`gig_id` = `travel_details`.`gig_id` AND `kept`.`text` = `travel_details`.`source_text`
) WHERE `source_text` IS NOT NULL;
