import { Maximize2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { keepEscapeInEditor } from '~/components/forms/keep-escape';
import { UnsavedGuard } from '~/components/forms/unsaved-guard';
import { EditingProvider, useEditing } from '~/components/forms/use-editor';
import { IconButton, iconButtonStyle } from '~/components/ui/icon-button';
import { Link } from '~/components/ui/link';
import { Dialog, DialogClose, DialogContent } from '~/components/ui/overlay/dialog';
import { Tab, TabList, TabPanel, Tabs } from '~/components/ui/tabs';
import type { Gig } from '~/domain/gigs/gig';
import { travelStatus } from '~/domain/gigs/gig-status';
import { CloseGigProvider, useDeletedGig } from './deleted-gig';
import { GigBanner } from './gig-banner';
import { type GigOrigin, gigPageHref } from './gig-origin';
import { OverviewTab } from './overview/overview-tab';
import { PopupFooter } from './popup-footer';
import { TravelTab } from './travel/travel-tab';
import { useTravelFlags } from './travel/use-travel-flags';
import { WeatherTab } from './weather/weather-tab';

const TABS = [
  { value: 'overview', label: 'Overview', Panel: OverviewTab },
  { value: 'travel', label: 'Travel', Panel: TravelTab },
  { value: 'weather', label: 'Weather', Panel: WeatherTab },
] as const;

interface GigPopupProps {
  gig: Gig;
  /** The person's day, "2026-05-14". */
  today: string;
  preferredHotel: string | null;
  /** "overview", "travel" or "weather"; anything else opens the first. */
  tab: string;
  /** Where the gig's own page leads back to. */
  origin: GigOrigin;
  onTabChange: (tab: string) => void;
  onClose: () => void;
}

/** One gig over whichever view it was opened from. */
export function GigPopup(props: GigPopupProps) {
  const { deleted, close } = useDeletedGig(props.gig.id, props.onClose);
  if (deleted) return null;
  return (
    <CloseGigProvider value={close}>
      <GigDialog {...props} />
    </CloseGigProvider>
  );
}

function GigDialog({
  gig: read,
  today,
  preferredHotel,
  tab,
  origin,
  onTabChange,
  onClose,
}: GigPopupProps) {
  const editing = useEditing(read, { savedTogether: true });
  const { gig, work } = editing;
  const flags = useTravelFlags(gig);
  /** Everything is saved, or being saved, on the way out. */
  const [leaving, setLeaving] = useState(false);
  const shown = flags.gig;
  const active = TABS.find(({ value }) => value === tab)?.value ?? 'overview';
  const needed = travelStatus(shown, today).missing.length;
  // Another tab is a step of its own in the history: it would take the place of the way out.
  const openTab = (next: string) => leaving || onTabChange(next);

  return (
    <EditingProvider value={editing}>
      <Dialog open inHistory onOpenChange={(open) => !open && !leaving && onClose()}>
        <DialogContent
          size="xl"
          onEscapeKeyDown={keepEscapeInEditor}
          className="md:h-[90dvh]! md:max-h-[90dvh]!"
        >
          <Tabs
            value={active}
            onValueChange={openTab}
            className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain bg-bg"
          >
            <GigBanner
              gig={shown}
              today={today}
              Title={Radix.Title}
              Line={Radix.Description}
              corner={
                <div className="flex gap-1">
                  {/* In place of the popup, so that Back leads to the view it lies over. */}
                  <Link
                    to={gigPageHref(gig.id, active)}
                    state={origin}
                    replace
                    aria-label="Open full page"
                    className={iconButtonStyle({
                      variant: 'on-banner',
                      className: 'outline-on-banner!',
                    })}
                  >
                    <Maximize2 aria-hidden="true" />
                  </Link>
                  <DialogClose asChild>
                    <IconButton label="Close" variant="on-banner" className="outline-on-banner!">
                      <X aria-hidden="true" />
                    </IconButton>
                  </DialogClose>
                </div>
              }
            />
            <div className="sticky top-0 z-10 border-line border-b bg-surface px-5 md:bg-bg md:px-7">
              <TabList label={gig.title} className="border-b-0">
                {TABS.map(({ value, label }) => (
                  <Tab key={value} value={value} count={value === 'travel' ? needed : undefined}>
                    {label}
                  </Tab>
                ))}
              </TabList>
            </div>
            {TABS.map(({ value, Panel }) => (
              <TabPanel key={value} value={value} className="px-4 py-4 md:px-7 md:py-6">
                <Panel {...{ gig: shown, today, preferredHotel, flags }} onTabChange={openTab} />
              </TabPanel>
            ))}
          </Tabs>
          <PopupFooter
            gig={gig}
            editing={editing}
            leaving={leaving}
            onLeavingChange={setLeaving}
            onClose={onClose}
            onRejected={() => onTabChange('overview')}
          />
        </DialogContent>
      </Dialog>
      <UnsavedGuard work={work} />
    </EditingProvider>
  );
}
