/** One of the calendars in the person's Google account. */
export interface ListedCalendar {
  id: string;
  summary: string;
  description: string | null;
  primary: boolean;
  selected: boolean;
  /** "#rrggbb", as the person sees it in Google. */
  color: string | null;
  /** The person may not write to it. */
  readOnly: boolean;
}
