import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { BRAND, pageMeta } from '~/brand';
import { LegalPage } from '~/components/site/legal-page';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('Privacy Policy');

export function loader({ request, context }: LoaderFunctionArgs) {
  const year = todayOf(request, context).day.slice(0, 4);
  return { year, secondReader: context.services.secondReader !== null };
}

export default function PrivacyPolicy() {
  const { year, secondReader } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Privacy Policy" year={year}>
      <p>
        {BRAND} keeps your gigs and the travel that goes with them. This page says what that means
        for the things you tell us.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>
          Your name, your e-mail address, your picture if you choose one, and a one-way hash of your
          password.
        </li>
        <li>
          Where you are signed in: the kind of browser, roughly which city, and when it was last
          used.
        </li>
        <li>
          If you sign in with Google: the id, address and picture address of your Google account,
          and nothing else of it.
        </li>
        <li>The gigs you enter: title, dates, place, contact and status.</li>
        <li>
          The travel you save for a gig, and the confirmation texts you had read for it, so that you
          can look them up again. They stay with the gig until you discard them.
        </li>
        <li>
          If you connect Google Calendar: the address of the Google account, encrypted keys to it,
          and the events of the calendars you choose, as gigs and travel. Nothing is written to your
          calendars unless you turn on two-way sync. If you turn on leave-by times, they are kept in
          a calendar of their own, which is deleted when you turn them off or disconnect. {BRAND}{' '}
          uses what it receives from Google for this alone, never for advertising, and passes it to
          nobody; disconnecting ends the access and deletes the keys.
        </li>
        <li>Your travel preferences, such as your home airport and home address.</li>
      </ul>
      <h2>What we do with it</h2>
      <p>
        We show it to you. We read a pasted confirmation on our own servers, by fixed rules
        {secondReader
          ? '. Where these leave something empty, a model that runs on Cloudflare Workers AI reads it as well; what it has read is marked'
          : '; it is not sent to anybody else'}
        . We do not sell your data, show advertising or build profiles.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. Two more remember your time zone, so that “today” is your
        today, and whether you like the light or the dark look. While you sign in with Google, two
        more last ten minutes at most. There are no others.
      </p>
      <h2>Who else is involved</h2>
      <p>
        {BRAND} runs on Cloudflare, which stores the data and carries it to you. Our servers ask a
        few others on your behalf, and tell them no more than the question needs, never who you are:
      </p>
      <ul>
        <li>
          Photon and Nominatim, both built on OpenStreetMap, are given the address you type, to find
          where it is. Cities and airports we look up ourselves.
        </li>
        <li>Open-Meteo or OpenWeather are given a gig’s place and days, for its weather.</li>
        <li>OSRM is given a gig’s place and its airport, for the road between them.</li>
        <li>A mail service is given your e-mail address when we send you a link you asked for.</li>
        <li>Wikipedia is given the name of a gig’s city, for a picture of it.</li>
      </ul>
      <p>
        When you look closely at the map, your browser fetches map pictures from OpenStreetMap,
        which sees the part of the map you look at, though not your gigs; pictures of cities come
        from Wikimedia. Links to flight, hotel and car searches carry places and dates to the site
        they lead to, once you follow them.
      </p>
      <h2>How long</h2>
      <p>
        What you delete can be restored for 30 days and is then removed for good. A sign-in ends 30
        days after your last visit.
      </p>
      <h2>Your rights</h2>
      <p>
        In your settings you download all of your data as a file, and delete your account with all
        that belongs to it, at once and for good. For anything else, write to the address from which
        your account’s e-mail comes.
      </p>
    </LegalPage>
  );
}
