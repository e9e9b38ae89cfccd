import type { ParsedText } from '../parsed-detail';

/** A part of a text that looks like a booking, or more of one, and stands in nothing that was found. */
export interface UnreadPart {
  kind: 'flight' | 'date' | 'attachment';
  /** As printed; of an attachment its name. */
  words: string;
}

/** What was read of a text, and what was not. */
export interface ReadText extends ParsedText {
  unread: UnreadPart[];
}
