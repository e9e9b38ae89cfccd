-- A zone that is lent is no longer stored: see docs/decisions/0001-wall-time-and-zone.md. An end
-- without a place that has its other end's zone had it from there, or both had it from their gig.
UPDATE `travel_details` SET
	`departure_time_zone` = CASE WHEN `departure_location` IS NULL THEN NULL ELSE `departure_time_zone` END,
	`arrival_time_zone` = CASE WHEN `arrival_location` IS NULL THEN NULL ELSE `arrival_time_zone` END
WHERE `detail_type` <> 'flight'
	AND `departure_time_zone` = `arrival_time_zone`
	AND (`departure_location` IS NULL OR `arrival_location` IS NULL)
	AND (
		coalesce(`departure_location`, `arrival_location`) IS NOT NULL
		OR `departure_time_zone` = (SELECT `time_zone` FROM `gigs` WHERE `gigs`.`id` = `travel_details`.`gig_id`)
	);
