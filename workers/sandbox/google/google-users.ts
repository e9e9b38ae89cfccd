/** A Google account. Its `sub` never changes; the address may. */
export interface GoogleUser {
  /** 21 digits. */
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** The Workspace domain the account belongs to. */
  hd: string | null;
  /** An address, or the path of a picture that the sandbox draws. */
  picture: string | null;
}

const SEED: readonly Readonly<GoogleUser>[] = [
  {
    sub: '104512877301946520011',
    email: 'robin@gmail.com',
    email_verified: true,
    name: 'Robin Okafor',
    hd: null,
    picture: null,
  },
  {
    sub: '111870245593018264402',
    email: 'casey@studio.example',
    email_verified: true,
    name: 'Casey Lindqvist',
    hd: 'studio.example',
    picture: '/a/casey=s96-c',
  },
  {
    // Not Gmail and no Workspace: Google does not vouch for who owns this address today.
    sub: '107339518840276150303',
    email: 'jules@mailbox.example',
    email_verified: true,
    name: 'Jules Moreau',
    hd: null,
    picture: null,
  },
  {
    sub: '115604982217730948504',
    email: 'pat@unverified.example',
    email_verified: false,
    name: 'Pat Tanaka',
    hd: null,
    picture: null,
  },
  {
    sub: '102957736140085521605',
    email: 'marlo@gmail.com',
    email_verified: true,
    name: 'Marlo Finch',
    hd: null,
    picture: '/a/marlo=s96-c',
  },
  {
    sub: '118063324709518847206',
    email: 'demo@gigbound.example',
    email_verified: true,
    name: 'Gigbound Demo',
    hd: 'gigbound.example',
    picture: null,
  },
];

let users = seed();

function seed(): GoogleUser[] {
  return SEED.map((user) => ({ ...user }));
}

export function listUsers(): readonly GoogleUser[] {
  return users;
}

export function findUserByEmail(email: string): GoogleUser | null {
  const wanted = email.toLowerCase();
  return users.find((user) => user.email.toLowerCase() === wanted) ?? null;
}

export function findUser(sub: string): GoogleUser | null {
  return users.find((user) => user.sub === sub) ?? null;
}

/** Adds the account, or changes the one with the same `sub`. An address belongs to one account only. */
export function saveUser(user: GoogleUser): void {
  const sameEmail = findUserByEmail(user.email);
  if (sameEmail && sameEmail.sub !== user.sub) deleteUser(sameEmail.sub);
  const existing = findUser(user.sub);
  if (existing) Object.assign(existing, user);
  else users.push(user);
}

function deleteUser(sub: string): void {
  users = users.filter((user) => user.sub !== sub);
}

export function resetUsers(): void {
  users = seed();
}
