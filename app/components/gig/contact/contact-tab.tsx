import { Building2, type LucideIcon, Mail, Pencil, Phone, Sparkles, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditor } from '~/components/forms/use-editor';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { toast } from '~/components/ui/feedback/toast';
import type { Gig } from '~/domain/gigs/gig';
import { contactFromTitle, type FoundContact } from '~/domain/gigs/title/contact-from-title';
import type { GigTabProps } from '../gig-tab-props';
import { ContactEditor } from './contact-editor';
import { ContactPhone } from './contact-phone';

/** Who the gig is with, to read, to call, to write to and to change. */
export function ContactTab({ gig }: Pick<GigTabProps, 'gig'>) {
  const { editor, open } = useEditor('contact', gig);
  const editing = editor !== null;
  const [openedByClick, setOpenedByClick] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  const given = hasContact(gig);

  // Once the form is gone; and once more if what was saved puts another button in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when either of them changes
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasEditing.current && !editing && lost) editButton.current?.focus();
    if (editing) wasEditing.current = true;
  }, [editing, given]);

  function edit(fields: FoundContact | null) {
    setOpenedByClick(true);
    // What the title does not say stays as it is.
    open(Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null)));
  }

  function extract() {
    if (!gig.title.trim()) return toast({ tone: 'error', title: 'No title available' });
    const fields = contactFromTitle(gig.title);
    if (!fields) {
      toast({
        tone: 'error',
        title: 'No contact found',
        description:
          'The title doesn’t mention a person, e-mail address, phone number or organization.',
      });
      return;
    }
    edit(fields);
    toast({ title: 'Contact info extracted', description: 'Check it, then save.' });
  }

  const extractButton = (
    <Button variant="ghost" size="sm" onClick={extract}>
      <Sparkles aria-hidden="true" />
      Extract from title
    </Button>
  );
  return (
    <section
      aria-labelledby="contact-title"
      className="mx-auto max-w-[760px] rounded-card border border-line bg-surface p-4 shadow-low md:p-6"
    >
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="contact-title" className="flex-1 font-display text-display-18 text-ink">
          Contact
        </h2>
        {editing || !given ? null : (
          <div className="-mr-1 ml-auto flex gap-1">
            {extractButton}
            <Button ref={editButton} variant="secondary" size="sm" onClick={() => edit(null)}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
          </div>
        )}
      </header>
      {editor ? (
        <ContactEditor editor={editor} autoFocus={openedByClick} />
      ) : given ? (
        <ContactCard gig={gig} />
      ) : (
        <EmptyState
          icon={<UserRound />}
          title="No contact yet"
          description="Save who booked you and how to reach them."
          className="mt-2"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button ref={editButton} size="sm" variant="tint" onClick={() => edit(null)}>
                Add contact
              </Button>
              {extractButton}
            </div>
          }
        />
      )}
    </section>
  );
}

function hasContact(gig: Gig): boolean {
  const { contactName, contactEmail, contactPhone, contactOrganization } = gig;
  return Boolean(contactName || contactEmail || contactPhone || contactOrganization);
}

function ContactCard({ gig }: { gig: Gig }) {
  const { contactName, contactEmail, contactPhone, contactOrganization } = gig;
  return (
    <dl className="mt-1">
      <ContactFact icon={UserRound} label="Name">
        {contactName}
      </ContactFact>
      <ContactFact icon={Building2} label="Organization">
        {contactOrganization}
      </ContactFact>
      <ContactFact icon={Phone} label="Phone">
        {contactPhone ? <ContactPhone phone={contactPhone} className={LINK} /> : null}
      </ContactFact>
      <ContactFact icon={Mail} label="E-mail">
        {contactEmail ? (
          <a
            href={`mailto:${contactEmail}?subject=${encodeURIComponent(gig.title)}`}
            className={LINK}
          >
            {contactEmail}
          </a>
        ) : null}
      </ContactFact>
    </dl>
  );
}

const LINK = 'hit-area relative text-link';

interface ContactFactProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function ContactFact({ icon: Icon, label, children }: ContactFactProps) {
  return (
    <div className="grid min-h-[52px] grid-cols-[22px_minmax(0,1fr)] items-center gap-x-4 border-line py-2 not-last:border-b">
      <Icon aria-hidden="true" strokeWidth={1.9} className="row-span-2 size-[22px] text-ink-3" />
      <dt className="text-ink-3 text-label">{label}</dt>
      <dd className="col-start-2 text-16 text-ink [overflow-wrap:anywhere]">
        {children || <span className="text-ink-3">Not given</span>}
      </dd>
    </div>
  );
}
