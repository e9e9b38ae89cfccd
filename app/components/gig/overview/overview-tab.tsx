import { CalendarDays, CircleDot, MapPin, Plane, Type, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EditableRow } from '~/components/forms/inline/editable-row';
import {
  AirportEditor,
  DateEditor,
  LocationEditor,
  StatusEditor,
  TitleEditor,
} from '~/components/forms/inline/gig-editors';
import { GigStatusBadge } from '~/components/gig-status-badge';
import { InkStamp } from '~/components/ink-stamp';
import { TagsRow } from '~/components/tags/tags-row';
import { TRAVEL_WORDS, TravelStamp } from '~/components/travel-stamp';
import type { Gig } from '~/domain/gigs/gig';
import { isFullyBooked, stampState, travelStatus } from '~/domain/gigs/gig-status';
import { TRAVEL_KINDS } from '~/domain/travel/need';
import { airportLabel } from '~/domain/travel/travel-label';
import { gigMomentParts } from '~/domain/travel/trip/gig-moment';
import { ContactEditor } from '../contact/contact-editor';
import { ContactPhone } from '../contact/contact-phone';
import type { GigTabProps } from '../gig-tab-props';
import { TravelNeedWord } from '../travel/travel-need-badge';
import { AdditionalInfoRow } from './additional-info';
import { CalendarRow } from './calendar-row';
import { CityPicture } from './city-picture';
import { GigMapCard } from './gig-map-card';
import { NextCard } from './next-card';

/** What is next and what is missing, the facts one asks for most, the map; the rest below it. */
export function OverviewTab({ gig, today, onTabChange }: GigTabProps) {
  const openTravel = () => onTabChange('travel');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7">
      <div className="grid gap-4">
        <NextCard gig={gig} today={today} onOpen={openTravel} />
        <NeedsCard gig={gig} today={today} onOpen={openTravel} />
      </div>
      <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ul className={LIST}>
          <EditableRow icon={CalendarDays} label="Date" gig={gig} name="date" Editor={DateEditor}>
            <GigMoment gig={gig} />
          </EditableRow>
          <EditableRow
            icon={MapPin}
            label="Location"
            gig={gig}
            name="location"
            Editor={LocationEditor}
          >
            {gig.location}
            {gig.geocoding ? <MutedLine>Looking it up on the map…</MutedLine> : null}
          </EditableRow>
          <EditableRow
            icon={CircleDot}
            label="Status"
            gig={gig}
            name="status"
            Editor={StatusEditor}
          >
            {gig.type === 'booked' ? 'Booked' : 'Possible'}
          </EditableRow>
          <EditableRow
            icon={Plane}
            label="Nearest airport"
            gig={gig}
            name="airport"
            Editor={AirportEditor}
          >
            {gig.airport ? airportLabel(gig.airport) : <NotGiven />}
          </EditableRow>
        </ul>
        <GigMapCard gig={gig} />
        <ul aria-label="More about this gig" className={LIST}>
          <EditableRow icon={Type} label="Title" gig={gig} name="title" Editor={TitleEditor}>
            {gig.title}
          </EditableRow>
          <EditableRow
            icon={UserRound}
            label="Contact"
            gig={gig}
            name="contact"
            Editor={ContactEditor}
          >
            <Contact gig={gig} />
          </EditableRow>
          <AdditionalInfoRow gig={gig} />
          <TagsRow gig={gig} />
          {gig.calendarState ? <CalendarRow state={gig.calendarState} /> : null}
        </ul>
      </div>
      <CityPicture gig={gig} />
    </div>
  );
}

const LIST = 'rounded-card border border-line bg-surface px-5 py-1 shadow-low';

interface NeedsCardProps {
  gig: Gig;
  today: string;
  onOpen: () => void;
}

/** The three bookings at a glance; it leads to the tab where they are made. */
function NeedsCard({ gig, today, onOpen }: NeedsCardProps) {
  const status = travelStatus(gig, today);
  const arranged = status.state === 'complete' && isFullyBooked(gig);
  const pressed = useJustBecame(arranged);
  return (
    <section
      aria-label="Travel"
      className="relative flex items-center gap-4 rounded-card lg:block border border-line bg-surface px-4 py-4 shadow-low md:px-5"
    >
      <div className="min-w-0 flex-1">
        <ul className="grid grid-cols-3 gap-2 lg:grid-cols-1 lg:gap-3.5">
          {TRAVEL_KINDS.map((kind) => (
            <li
              key={kind}
              className="flex items-center gap-2 max-[380px]:flex-col max-[380px]:items-start max-[380px]:gap-1 md:gap-3"
            >
              <TravelStamp kind={kind} state={stampState(gig.needs[kind], status)} decorative />
              <span className="min-w-0">
                <span className="block font-semibold text-15 text-ink">{TRAVEL_WORDS[kind]}</span>
                <TravelNeedWord need={gig.needs[kind]} status={status} />
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-2 border-line border-t pt-3">
          <GigStatusBadge status={status} />
          <button
            type="button"
            onClick={onOpen}
            className="hit-area relative ml-auto rounded-[8px] px-1 font-semibold text-14 text-brand-ink underline-offset-3 hover:underline"
          >
            {status.missing.length > 0 ? 'Arrange travel' : 'Show travel'}
          </button>
        </div>
      </div>
      {arranged ? (
        <InkStamp pressed={pressed} className="max-sm:hidden lg:absolute lg:top-5 lg:right-5" />
      ) : null}
    </section>
  );
}

/** Whether a fact has turned true while it was in view. */
function useJustBecame(fact: boolean): boolean {
  const before = useRef(fact);
  const [became, setBecame] = useState(false);
  useEffect(() => {
    if (fact && !before.current) setBecame(true);
    before.current = fact;
  }, [fact]);
  return became;
}

function GigMoment({ gig }: { gig: Gig }) {
  const { days, times, zone, loadIn } = gigMomentParts(gig);
  return (
    <>
      {times ? `${days}, ` : days}
      <span className="inline-block">
        {times} {zone ? <span className="text-ink-3">{zone}</span> : null}
      </span>
      {loadIn ? <span className="block text-15 text-ink-2">{loadIn}</span> : null}
    </>
  );
}

function Contact({ gig }: { gig: Gig }) {
  const names = [gig.contactName, gig.contactOrganization].filter(Boolean).join(', ');
  if (!names && !gig.contactEmail && !gig.contactPhone) return <NotGiven />;
  return (
    <>
      {names}
      {gig.contactEmail ? (
        <a
          href={`mailto:${gig.contactEmail}`}
          className="relative block w-fit py-0.5 text-15 text-link"
        >
          {gig.contactEmail}
        </a>
      ) : null}
      {gig.contactPhone ? (
        <span className="relative block w-fit text-15">
          <ContactPhone phone={gig.contactPhone} className="inline-block py-0.5 text-link" />
        </span>
      ) : null}
    </>
  );
}

function NotGiven() {
  return <span className="text-ink-3">Not given</span>;
}

function MutedLine({ children }: { children: string }) {
  return <span className="block text-13 text-ink-3">{children}</span>;
}
