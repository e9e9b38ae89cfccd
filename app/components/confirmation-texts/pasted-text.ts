/** The words a booking was read from, as they are saved with it. */
export interface PastedText {
  text: string;
  /** The id under which the whole text stays with the gig; null where it does not. */
  keptId: () => Promise<string | null>;
}

export const NO_TEXT: PastedText = { text: '', keptId: async () => null };

/** What is sent along with a booking. */
export async function keptTextField({ keptId }: PastedText) {
  const confirmationTextId = await keptId();
  return confirmationTextId ? { confirmationTextId } : {};
}
