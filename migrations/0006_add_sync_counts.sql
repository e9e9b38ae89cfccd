ALTER TABLE `calendar_connections` ADD `sync_counts` text;
