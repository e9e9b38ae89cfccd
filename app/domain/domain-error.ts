/** What a domain function answers when it did not do what it was asked, in words for a person. */
export interface DomainError {
  reason:
    | 'not_found'
    | 'invalid'
    | 'conflict'
    | 'not_connected'
    | 'reconnect_needed'
    | 'already_syncing'
    | 'scope_needed'
    | 'delayed'
    | 'google_not_configured';
  message: string;
  /** The field that is to blame, if one is. */
  field?: string;
  /** In a conflict: what the fields in question are by now; of a sync that runs already: its status. */
  current?: Record<string, unknown>;
  /** Where the person can give what is missing. */
  authUrl?: string;
  retryAfterSeconds?: number;
}

/** Two writers met so often that neither won; asking once more is right. */
export const KEEPS_CHANGING: DomainError = {
  reason: 'conflict',
  message: 'This was being changed somewhere else. Please try again.',
};

/** Somebody else was quicker; `current` says what there is now. */
export const CHANGED_ELSEWHERE: DomainError = {
  reason: 'conflict',
  message: 'This was changed somewhere else meanwhile.',
};
