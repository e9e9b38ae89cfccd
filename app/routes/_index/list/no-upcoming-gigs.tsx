import { Plus, Ticket } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';

interface NoUpcomingGigsProps {
  onAddGig: () => void;
  className?: string;
}

export function NoUpcomingGigs({ onAddGig, className }: NoUpcomingGigsProps) {
  return (
    <EmptyState
      icon={<Ticket />}
      title="No upcoming gigs"
      description="Add some gigs to get started"
      action={
        <Button size="sm" onClick={onAddGig}>
          <Plus aria-hidden="true" strokeWidth={2.2} />
          Add a Gig
        </Button>
      }
      className={className}
    />
  );
}
