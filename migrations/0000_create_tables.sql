CREATE TABLE `checklist_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`gig_id` text NOT NULL,
	`text` text NOT NULL,
	`completed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checklist_items_by_gig` ON `checklist_items` (`user_id`,`gig_id`);--> statement-breakpoint
CREATE INDEX `checklist_items_of_gig` ON `checklist_items` (`gig_id`);--> statement-breakpoint
CREATE TABLE `gig_tags` (
	`user_id` text NOT NULL,
	`gig_id` text NOT NULL,
	`tag_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `gig_id`, `tag_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gig_tags_by_gig` ON `gig_tags` (`gig_id`);--> statement-breakpoint
CREATE INDEX `gig_tags_by_tag` ON `gig_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `gigs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`type` text NOT NULL,
	`date` text NOT NULL,
	`end_date` text,
	`start_time` text,
	`end_time` text,
	`time_zone` text,
	`location` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`place_status` text NOT NULL,
	`airport` text,
	`airport_chosen` integer DEFAULT false NOT NULL,
	`contact_name` text,
	`contact_email` text,
	`contact_organization` text,
	`flight_booked` integer DEFAULT false NOT NULL,
	`hotel_booked` integer DEFAULT false NOT NULL,
	`car_booked` integer DEFAULT false NOT NULL,
	`travel_not_needed` integer DEFAULT false NOT NULL,
	`google_event_id` text,
	`additional_info` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gigs_by_user_and_date` ON `gigs` (`user_id`,`date`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_to_place` ON `gigs` (`place_status`) WHERE place_status = 'pending';--> statement-breakpoint
CREATE INDEX `gigs_to_purge` ON `gigs` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_by_user_and_name` ON `tags` (`user_id`,lower("name"));--> statement-breakpoint
CREATE TABLE `travel_details` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`gig_id` text NOT NULL,
	`detail_type` text NOT NULL,
	`title` text,
	`provider` text,
	`flight_number` text,
	`confirmation_number` text,
	`departure_location` text,
	`departure_date_time` text,
	`departure_time_zone` text,
	`arrival_location` text,
	`arrival_date_time` text,
	`arrival_time_zone` text,
	`seat_info` text,
	`room_info` text,
	`car_type` text,
	`notes` text,
	`additional_details` text,
	`additional_info` text,
	`source_text` text,
	`google_event_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `travel_details_by_gig` ON `travel_details` (`user_id`,`gig_id`,`detail_type`);--> statement-breakpoint
CREATE INDEX `travel_details_of_gig` ON `travel_details` (`gig_id`);--> statement-breakpoint
CREATE TABLE `travel_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`home_airport` text NOT NULL,
	`home_address` text NOT NULL,
	`preferred_airlines` text NOT NULL,
	`preferred_hotel` text NOT NULL,
	`preferred_car_rental` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text NOT NULL,
	`profile_picture` text,
	`password_hash` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email`);