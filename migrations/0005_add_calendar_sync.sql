CREATE TABLE `calendar_connections` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`google_sub` text NOT NULL,
	`google_email` text,
	`refresh_token_enc` text,
	`access_token_enc` text,
	`access_expires_at` integer,
	`token_version` integer DEFAULT 0 NOT NULL,
	`scopes` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`two_way` integer DEFAULT false NOT NULL,
	`booked_calendar_id` text,
	`possible_calendar_id` text,
	`travel_calendar_id` text,
	`next_sync_at` integer,
	`last_ok_at` integer,
	`last_error_code` text,
	`last_error_at` integer,
	`fail_count` integer DEFAULT 0 NOT NULL,
	`paused_until` integer,
	`push_blocked_until` integer,
	`lease_epoch` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_connections_user_id_unique` ON `calendar_connections` (`user_id`);--> statement-breakpoint
CREATE INDEX `calendar_connections_due` ON `calendar_connections` (`next_sync_at`) WHERE status IN ('active', 'auth_suspect') AND two_way = 1;--> statement-breakpoint
CREATE TABLE `calendar_sync_state` (
	`connection_id` text NOT NULL,
	`calendar_id` text NOT NULL,
	`roles` text NOT NULL,
	`sync_token` text,
	`next_sync_token` text,
	`mode` text DEFAULT 'idle' NOT NULL,
	`run_id` text,
	`page_token` text,
	`window_start` text,
	`time_zone` text,
	`access_role` text,
	`health` text DEFAULT 'ok' NOT NULL,
	`mapping_version` integer DEFAULT 0 NOT NULL,
	`watch_id` text,
	`watch_resource_id` text,
	`watch_token_hash` text,
	`watch_expires_at` integer,
	PRIMARY KEY(`connection_id`, `calendar_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `calendar_connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_sync_state_by_watch` ON `calendar_sync_state` (`watch_id`) WHERE watch_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `event_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`google_sub` text NOT NULL,
	`calendar_id` text NOT NULL,
	`event_id` text NOT NULL,
	`gig_id` text,
	`travel_detail_id` text,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`etag` text,
	`base_json` text NOT NULL,
	`raw_time_json` text,
	`intent_json` text,
	`synced_rev` integer,
	`intent_rev` integer,
	`generation` integer DEFAULT 0 NOT NULL,
	`recurring_event_id` text,
	`last_day` text NOT NULL,
	`seen_run` text,
	`gone_reason` text,
	`type_held` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_links_by_event` ON `event_links` (`user_id`,`google_sub`,`event_id`);--> statement-breakpoint
CREATE INDEX `event_links_by_gig` ON `event_links` (`gig_id`);--> statement-breakpoint
CREATE INDEX `event_links_by_calendar` ON `event_links` (`user_id`,`calendar_id`);--> statement-breakpoint
CREATE INDEX `event_links_by_detail` ON `event_links` (`travel_detail_id`);--> statement-breakpoint
CREATE TABLE `oauth_states` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`verifier_enc` text NOT NULL,
	`redirect` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_states_by_user` ON `oauth_states` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_states_by_expiry` ON `oauth_states` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recurring_masters` (
	`connection_id` text NOT NULL,
	`calendar_id` text NOT NULL,
	`event_id` text NOT NULL,
	`expanded_until` text NOT NULL,
	PRIMARY KEY(`connection_id`, `calendar_id`, `event_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `calendar_connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sync_inbox` (
	`connection_id` text NOT NULL,
	`calendar_id` text NOT NULL,
	`event_id` text NOT NULL,
	`payload_json` text NOT NULL,
	PRIMARY KEY(`connection_id`, `calendar_id`, `event_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `calendar_connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sync_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`gig_id` text,
	`detail_json` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sync_log_by_user` ON `sync_log` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `gigs` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `gigs` ADD `deleted_by` text;