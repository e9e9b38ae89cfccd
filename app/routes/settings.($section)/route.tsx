import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { pageTitle } from '~/brand';
import { PageSearch } from '~/components/palette/page-search';
import { GeocodeAll } from '~/components/settings/geocode-all';
import { SiteFooter } from '~/components/site-footer';
import { SiteHeader } from '~/components/site-header';
import { placeProgress, placeProgressQueries } from '~/domain/gigs/geocode-all.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { requireUser } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { PreferencesForm } from './preferences-form';

export const meta: MetaFunction = () => [{ title: pageTitle('Settings') }];

/** Addresses that lead to this page; each opens on the settings there are. */
const SECTIONS = [undefined, 'calendar', 'email'];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  if (!SECTIONS.includes(params.section)) throw data(null, { status: 404 });
  const { services } = context;
  const [[stored], onMap, unplaced] = await services.db.batch([
    preferencesQuery(services, user.id),
    ...placeProgressQueries(services, user.id),
  ]);
  return {
    user,
    preferences: stored ?? DEFAULT_PREFERENCES,
    places: placeProgress(onMap, unplaced),
    today: todayOf(request, context).day,
  };
}

export default function SettingsPage() {
  const { user, preferences, places, today } = useLoaderData<typeof loader>();
  const [searching, setSearching] = useState(false);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader user={user} onSearch={() => setSearching(true)} />
      <main className="mx-auto w-full max-w-[760px] flex-1 px-4 pt-5 pb-10 md:px-6 md:pt-8">
        <Link to="/" className="text-link inline-flex items-center gap-2 text-14">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Dashboard
        </Link>
        <h1 className="mt-4 font-display text-display-32">Settings</h1>
        <section
          aria-labelledby="preferences-title"
          className="mt-6 rounded-card border border-line bg-surface p-5 shadow-low md:p-7"
        >
          <h2 id="preferences-title" className="font-display text-display-18">
            Travel Preferences
          </h2>
          <p className="mt-0.5 text-14 text-ink-2">
            Where your trips begin, and what you like to book.
          </p>
          <PreferencesForm preferences={preferences} />
        </section>
        <div className="mt-5">
          <GeocodeAll progress={places} />
        </div>
      </main>
      <SiteFooter
        year={today.slice(0, 4)}
        className="mx-auto w-full max-w-[760px] px-4 pb-6 md:px-6"
      />
      <PageSearch {...{ today, searching }} onSearchingChange={setSearching} />
    </div>
  );
}
