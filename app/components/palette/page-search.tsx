import { useNavigate } from '@remix-run/react';
import { gigPageHref } from '~/components/gig/gig-origin';
import { SearchAndKeys } from '~/components/palette/search-and-keys';
import { VIEW_HREFS } from '~/components/site/view-hrefs';

interface PageSearchProps {
  today: string;
  searching: boolean;
  onSearchingChange: (searching: boolean) => void;
  onAddGig?: () => void;
}

/** Search and keys of a page beside the dashboard: gigs open on their pages, views on theirs. */
export function PageSearch({ onAddGig, ...page }: PageSearchProps) {
  const navigate = useNavigate();
  const shortcuts = {
    ...(onAddGig && { add: onAddGig }),
    map: () => navigate(VIEW_HREFS.map),
    calendar: () => navigate(VIEW_HREFS.calendar),
    list: () => navigate(VIEW_HREFS.list),
    schedule: () => navigate(VIEW_HREFS.schedule),
  };
  return (
    <SearchAndKeys
      {...page}
      shortcuts={shortcuts}
      openGig={(gigId) => navigate(gigPageHref(gigId))}
      goTo={(href) => navigate(href)}
    />
  );
}
