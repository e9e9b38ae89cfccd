-- The ends of a travel detail in the order they happen: see docs/decisions/0014-a-detail-starts-and-ends.md.
-- Until 0009 both names stand side by side, and triggers carry over what the version before writes.
ALTER TABLE `travel_details` ADD `starts_location` text;--> statement-breakpoint
ALTER TABLE `travel_details` ADD `starts_date_time` text;--> statement-breakpoint
ALTER TABLE `travel_details` ADD `starts_time_zone` text;--> statement-breakpoint
ALTER TABLE `travel_details` ADD `ends_location` text;--> statement-breakpoint
ALTER TABLE `travel_details` ADD `ends_date_time` text;--> statement-breakpoint
ALTER TABLE `travel_details` ADD `ends_time_zone` text;--> statement-breakpoint
UPDATE `travel_details` SET
	`starts_location` = iif(`detail_type` = 'hotel', `arrival_location`, `departure_location`),
	`starts_date_time` = iif(`detail_type` = 'hotel', `arrival_date_time`, `departure_date_time`),
	`starts_time_zone` = iif(`detail_type` = 'hotel', `arrival_time_zone`, `departure_time_zone`),
	`ends_location` = iif(`detail_type` = 'hotel', `departure_location`, `arrival_location`),
	`ends_date_time` = iif(`detail_type` = 'hotel', `departure_date_time`, `arrival_date_time`),
	`ends_time_zone` = iif(`detail_type` = 'hotel', `departure_time_zone`, `arrival_time_zone`);--> statement-breakpoint
CREATE TRIGGER `travel_details_ends_inserted` AFTER INSERT ON `travel_details`
WHEN coalesce(NEW.`departure_location`, NEW.`departure_date_time`, NEW.`departure_time_zone`, NEW.`arrival_location`, NEW.`arrival_date_time`, NEW.`arrival_time_zone`) IS NOT NULL
BEGIN
	UPDATE `travel_details` SET
		`starts_location` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_location`, NEW.`departure_location`),
		`starts_date_time` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_date_time`, NEW.`departure_date_time`),
		`starts_time_zone` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_time_zone`, NEW.`departure_time_zone`),
		`ends_location` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_location`, NEW.`arrival_location`),
		`ends_date_time` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_date_time`, NEW.`arrival_date_time`),
		`ends_time_zone` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_time_zone`, NEW.`arrival_time_zone`)
	WHERE `id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `travel_details_ends_updated` AFTER UPDATE OF
	`departure_location`, `departure_date_time`, `departure_time_zone`, `arrival_location`, `arrival_date_time`, `arrival_time_zone`
ON `travel_details`
BEGIN
	UPDATE `travel_details` SET
		`starts_location` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_location`, NEW.`departure_location`),
		`starts_date_time` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_date_time`, NEW.`departure_date_time`),
		`starts_time_zone` = iif(NEW.`detail_type` = 'hotel', NEW.`arrival_time_zone`, NEW.`departure_time_zone`),
		`ends_location` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_location`, NEW.`arrival_location`),
		`ends_date_time` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_date_time`, NEW.`arrival_date_time`),
		`ends_time_zone` = iif(NEW.`detail_type` = 'hotel', NEW.`departure_time_zone`, NEW.`arrival_time_zone`)
	WHERE `id` = NEW.`id`;
END;
