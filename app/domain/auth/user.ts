/** `reconnect`: Google has ended the connection. `review`: deletions wait for a word. */
export type CalendarNeeds = 'reconnect' | 'review' | 'conflicts';

/** The signed-in person, as the screens and `/api/auth/user` see them. */
export interface User {
  id: string;
  displayName: string;
  email: string;
  profilePicture: string | null;
  /** Whether the person was known to read mail at this address. */
  emailVerified: boolean;
  /** What the calendar sync needs them for, the most pressing first. */
  calendarNeeds: CalendarNeeds | null;
}
