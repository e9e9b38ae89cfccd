import { emptyToNull } from '~/domain/empty-to-null';
import { z } from '~/zod';

/** The messages of one schema serve the form, the API and the list of registration errors. */
const Email = z
  .string('Please enter a valid email address')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u, 'Please enter a valid email address');

const NewPassword = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(1024, 'Password must be at most 1,024 characters')
  .refine((password) => !password.includes('\0'), 'Password must not contain a NUL character');

const Name = z
  .string('Username must be at least 3 characters')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(80, 'Username must be at most 80 characters')
  // Letters nobody can see make a name that looks like another's.
  .regex(/^[^\p{C}]*$/u, 'Username must not contain invisible characters');

/** A new password is typed twice. */
const Confirmation = z.string("Passwords don't match");
const UNEQUAL = { path: ['confirmPassword'], message: "Passwords don't match" };

export const RegistrationInput = z
  .object({
    username: Name,
    email: Email,
    password: NewPassword,
    displayName: z.preprocess(emptyToNull, Name.nullish()),
  })
  .transform(({ username, displayName, ...rest }) => ({
    ...rest,
    displayName: displayName ?? username,
  }));
export type RegistrationInput = z.infer<typeof RegistrationInput>;

/** What the Register tab holds; its one name field is sent as username and displayName. */
export const RegistrationForm = z
  .object({
    username: Name,
    email: Email,
    password: NewPassword,
    confirmPassword: Confirmation,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, UNEQUAL);

/** The e-mail comes as `username`, whatever its form: a wrong one is a failed sign-in. */
export const LoginInput = z.object({
  username: z
    .string('E-mail is required')
    .trim()
    .toLowerCase()
    .min(1, 'E-mail is required')
    .max(254),
  password: z.string('Password is required').min(1, 'Password is required'),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A password that exists: whatever its form, it is right or wrong. */
const KnownPassword = (missing: string) => z.string(missing).min(1, missing);

export const ChangePasswordInput = z.object({
  currentPassword: KnownPassword('Please enter your current password'),
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** What the form for a new password holds; the API takes it without the confirmation. */
export const ChangePasswordForm = ChangePasswordInput.extend({
  confirmPassword: Confirmation,
}).refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, UNEQUAL);

export const ForgotPasswordInput = z.object({ email: Email });

/** What stands in a link that was sent by mail. */
const LinkToken = z
  .string('This link is not complete')
  .min(1, 'This link is not complete')
  .max(200);

export const VerifyEmailInput = z.object({ token: LinkToken });
export const ResetPasswordInput = z.object({ token: LinkToken, password: NewPassword });
export const ResetPasswordForm = z
  .object({ password: NewPassword, confirmPassword: Confirmation })
  .refine(({ password, confirmPassword }) => password === confirmPassword, UNEQUAL);

/** Proves that an account is the person's before their Google account is connected to it. */
export const ConnectGoogleInput = z.union(
  [
    z.object({ password: KnownPassword('Password is required') }),
    z.object({ takeOver: z.literal([true, 'true']) }),
  ],
  'Password is required',
);
export type ConnectGoogleInput = z.infer<typeof ConnectGoogleInput>;

export const ProfileInput = z.object({ displayName: Name });

/** The person's own e-mail address, typed again. */
export const DeleteAccountInput = z.object({
  confirm: z.string('Please type your e-mail address').trim().toLowerCase(),
});
