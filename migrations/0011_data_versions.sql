ALTER TABLE `users` ADD `data_version` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER gigs_insert_version AFTER INSERT ON gigs BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gigs_update_version AFTER UPDATE ON gigs BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gigs_delete_version AFTER DELETE ON gigs BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_insert_version AFTER INSERT ON tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_update_version AFTER UPDATE ON tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_delete_version AFTER DELETE ON tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gig_tags_insert_version AFTER INSERT ON gig_tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gig_tags_update_version AFTER UPDATE ON gig_tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER gig_tags_delete_version AFTER DELETE ON gig_tags BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_details_insert_version AFTER INSERT ON travel_details BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_details_update_version AFTER UPDATE ON travel_details BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_details_delete_version AFTER DELETE ON travel_details BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER checklist_items_insert_version AFTER INSERT ON checklist_items BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER checklist_items_update_version AFTER UPDATE ON checklist_items BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER checklist_items_delete_version AFTER DELETE ON checklist_items BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_preferences_insert_version AFTER INSERT ON travel_preferences BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_preferences_update_version AFTER UPDATE ON travel_preferences BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER travel_preferences_delete_version AFTER DELETE ON travel_preferences BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_connections_insert_version AFTER INSERT ON calendar_connections BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_connections_update_version AFTER UPDATE OF google_sub, status, two_way, booked_calendar_id, possible_calendar_id ON calendar_connections BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_connections_delete_version AFTER DELETE ON calendar_connections BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_sync_state_insert_version AFTER INSERT ON calendar_sync_state BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = (SELECT user_id FROM calendar_connections WHERE id = NEW.connection_id);
END;
--> statement-breakpoint
CREATE TRIGGER calendar_sync_state_update_version AFTER UPDATE OF health ON calendar_sync_state BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = (SELECT user_id FROM calendar_connections WHERE id = NEW.connection_id);
END;
--> statement-breakpoint
CREATE TRIGGER calendar_sync_state_delete_version AFTER DELETE ON calendar_sync_state BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = (SELECT user_id FROM calendar_connections WHERE id = OLD.connection_id);
END;
--> statement-breakpoint
CREATE TRIGGER event_links_insert_version AFTER INSERT ON event_links BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_links_update_version AFTER UPDATE OF google_sub, calendar_id, gig_id, kind, state, synced_rev, refused_rev ON event_links BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_links_delete_version AFTER DELETE ON event_links BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sync_log_insert_version AFTER INSERT ON sync_log WHEN NEW.kind = 'conflict' BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sync_log_update_version AFTER UPDATE OF kind, gig_id ON sync_log WHEN 'conflict' IN (OLD.kind, NEW.kind) BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sync_log_delete_version AFTER DELETE ON sync_log WHEN OLD.kind = 'conflict' BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
