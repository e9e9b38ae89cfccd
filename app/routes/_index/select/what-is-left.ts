import { CONNECTION_LOST } from '~/components/data/call-api';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';

/** "3 gigs were deleted. 2 gigs are left and still selected." */
export function whatIsLeft(deleted: number, left: number, connectionLost: boolean): string {
  const sentences = [
    deleted === 0
      ? 'No gig was deleted.'
      : `${gigCountLabel(deleted)} ${deleted === 1 ? 'was' : 'were'} deleted.`,
    `${gigCountLabel(left)} ${left === 1 ? 'is' : 'are'} left and still selected.`,
  ];
  return [...sentences, ...(connectionLost ? [CONNECTION_LOST] : [])].join(' ');
}
