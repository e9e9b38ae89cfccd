/** How a gig stands beside the person's Google Calendar. */
export type GigCalendarState =
  | 'in_step'
  /** An edit made here is still to be written to Google. */
  | 'waiting'
  /** Both sides changed one field, and nobody has settled which value is right. */
  | 'conflict'
  /** Google did not take the edit; the next one is sent again. */
  | 'rejected'
  /** Edits stay here: the calendar, or this event, may only be read. */
  | 'read_only'
  /** Edits stay here: two-way sync is off. */
  | 'one_way';
