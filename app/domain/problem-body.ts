/** The one error body of the API. The message is fit to be shown to a person. */
export interface ProblemBody {
  message: string;
  code: string;
  fieldErrors?: Record<string, string[]>;
  /** In a conflict: what the fields in question are by now; of a sync that runs already: its status. */
  current?: Record<string, unknown>;
  /** Where the person can give what is missing. */
  authUrl?: string;
}
