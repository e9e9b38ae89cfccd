-- Only once no version that reads or writes these columns runs any more: docs/operations.md, Deploying.
DROP TRIGGER `travel_details_ends_inserted`;--> statement-breakpoint
DROP TRIGGER `travel_details_ends_updated`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `departure_location`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `departure_date_time`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `departure_time_zone`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `arrival_location`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `arrival_date_time`;--> statement-breakpoint
ALTER TABLE `travel_details` DROP COLUMN `arrival_time_zone`;
