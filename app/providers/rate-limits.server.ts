/** Each answers whether one more attempt is allowed in the running minute. */
export interface RateLimits {
  signInAccount(email: string): Promise<boolean>;
  signInAddress(address: string): Promise<boolean>;
  registration(address: string): Promise<boolean>;
  /** Mails to one address, and mails that one visitor has sent. */
  mailAccount(email: string): Promise<boolean>;
  mailAddress(address: string): Promise<boolean>;
  smartPaste(userId: string): Promise<boolean>;
  /** Texts that stay with a gig, which go along with reading them and take none of its attempts. */
  keptTexts(userId: string): Promise<boolean>;
  suggestions(userId: string): Promise<boolean>;
  /** Weather and routes, which other people's servers answer. */
  vendorReads(userId: string): Promise<boolean>;
}

export interface LimitBindings {
  SIGN_IN_ACCOUNT_LIMIT: RateLimit;
  SIGN_IN_ADDRESS_LIMIT: RateLimit;
  REGISTRATION_LIMIT: RateLimit;
  MAIL_ACCOUNT_LIMIT: RateLimit;
  MAIL_ADDRESS_LIMIT: RateLimit;
  SMART_PASTE_LIMIT: RateLimit;
  SUGGESTIONS_LIMIT: RateLimit;
  VENDOR_READS_LIMIT: RateLimit;
}

export function createRateLimits(env: LimitBindings): RateLimits {
  const allows = (limit: RateLimit) => async (key: string) => (await limit.limit({ key })).success;
  return {
    signInAccount: allows(env.SIGN_IN_ACCOUNT_LIMIT),
    signInAddress: allows(env.SIGN_IN_ADDRESS_LIMIT),
    registration: allows(env.REGISTRATION_LIMIT),
    mailAccount: allows(env.MAIL_ACCOUNT_LIMIT),
    mailAddress: allows(env.MAIL_ADDRESS_LIMIT),
    smartPaste: allows(env.SMART_PASTE_LIMIT),
    keptTexts: (userId) => allows(env.SMART_PASTE_LIMIT)(`kept ${userId}`),
    suggestions: allows(env.SUGGESTIONS_LIMIT),
    vendorReads: allows(env.VENDOR_READS_LIMIT),
  };
}
