import { dialLink } from '~/domain/gigs/title/phone-number';

/** A phone number to tap; one that no telephone could dial is only to be read. */
export function ContactPhone({ phone, className }: { phone: string; className: string }) {
  const href = dialLink(phone);
  return href ? (
    <a href={href} className={className}>
      {phone}
    </a>
  ) : (
    phone
  );
}
