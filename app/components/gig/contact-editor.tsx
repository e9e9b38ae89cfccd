import { useState } from 'react';
import { TextField } from '~/components/ui/field';
import type { FoundContact } from '~/domain/gigs/contact-from-title';
import type { Gig } from '~/domain/gigs/gig';
import { InlineForm } from './editable-row';
import { useGigUpdate } from './use-gig-update';

interface ContactEditorProps {
  gig: Gig;
  /** What to begin with where it says something, for the person to confirm. */
  found?: FoundContact | null;
  onClose: () => void;
}

const FIELDS = ['contactName', 'contactEmail', 'contactOrganization'] as const;

export function ContactEditor({ gig, found, onClose }: ContactEditorProps) {
  const { update, pending, errors, conflict } = useGigUpdate(gig);
  const [before] = useState(gig);
  const [contactName, setName] = useState(found?.contactName ?? gig.contactName ?? '');
  const [contactEmail, setEmail] = useState(found?.contactEmail ?? gig.contactEmail ?? '');
  const [contactOrganization, setOrganization] = useState(
    found?.contactOrganization ?? gig.contactOrganization ?? '',
  );

  async function save() {
    const typed = { contactName, contactEmail, contactOrganization };
    const changed = FIELDS.map((field) => [field, typed[field].trim() || null] as const).filter(
      ([field, value]) => value !== before[field],
    );
    if (changed.length === 0) return true;
    return update(Object.fromEntries(changed), {
      done: 'Contact information updated',
      failed: 'Could not update contact information. Please try again.',
    });
  }

  return (
    <InlineForm onClose={onClose} pending={pending} conflict={conflict} onSave={save}>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Contact name"
          value={contactName}
          errors={errors.contactName}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Contact e-mail"
          type="email"
          value={contactEmail}
          autoComplete="off"
          errors={errors.contactEmail}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Organization"
          value={contactOrganization}
          errors={errors.contactOrganization}
          maxLength={160}
          autoComplete="off"
          onChange={(event) => setOrganization(event.target.value)}
        />
      </div>
    </InlineForm>
  );
}
