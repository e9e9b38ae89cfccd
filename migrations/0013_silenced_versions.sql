CREATE TRIGGER silenced_findings_insert_version AFTER INSERT ON silenced_findings BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER silenced_findings_update_version AFTER UPDATE ON silenced_findings BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER silenced_findings_delete_version AFTER DELETE ON silenced_findings BEGIN
  UPDATE users SET data_version = data_version + 1 WHERE id = OLD.user_id;
END;
