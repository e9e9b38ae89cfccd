import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { pageMeta } from '~/brand';
import { AddGig } from '~/components/add-gig/add-gig';
import { readOrKeepPage, useKeptPage } from '~/components/data/kept-page';
import { PageSearch } from '~/components/palette/page-search';
import { SiteFooter } from '~/components/site/site-footer';
import { SiteHeader } from '~/components/site/site-header';
import { Link } from '~/components/ui/link';
import { LinkTab, TabList, TabPanel, Tabs } from '~/components/ui/tabs';
import { loadSettings } from '~/domain/account/account-settings.server';
import { googleNotice } from '~/domain/auth/google-notice';
import { extendedSession, requireOwner, requireSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { AccountPanel } from './account/account-panel';
import { CalendarPanel } from './calendar/calendar-panel';
import { GoogleNoticeBanner } from './google-notice-banner';
import { PreferencesPanel } from './preferences-panel';
import { SECTIONS, type Section, sectionOf, sectionPath } from './sections';
import { VerifyEmailNotice } from './verify-email-notice';

export const meta: MetaFunction = () => pageMeta('Settings');

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const section = sectionOf(params.section);
  if (!section) throw data(null, { status: 404 });
  const { services } = context;
  const reading = requireSession(request, context);
  const settings = await loadSettings(services, owner, reading);
  const session = await reading;
  const page = {
    user: session.user,
    section,
    ...settings,
    google: services.settings.google !== null,
    calendarReady: services.google !== null,
    notice: googleNotice(new URL(request.url).searchParams.get('google')),
    today: todayOf(request, context).day,
    timeZone: todayOf(request, context).timeZone,
  };
  return data(page, { headers: extendedSession(session) });
}

export const clientLoader = readOrKeepPage;

export default function SettingsPage() {
  const page = useLoaderData<typeof loader>();
  const { user, section, today, notice, ...settings } = page;
  useKeptPage(page);
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const [adding, setAdding] = useState(false);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        user={user}
        onAddGig={() => setAdding(true)}
        onSearch={() => setSearching(true)}
      />
      <main className="mx-auto w-full max-w-[992px] flex-1 px-4 pt-5 pb-10 md:px-6 md:pt-8">
        <Link to="/" className="text-link inline-flex items-center gap-2 text-14">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Dashboard
        </Link>
        <h1 className="mt-4 font-display text-display-32">Settings</h1>
        {user.emailVerified ? null : <VerifyEmailNotice email={user.email} />}
        {notice ? <GoogleNoticeBanner notice={notice} /> : null}
        <Tabs
          value={section}
          onValueChange={(next) =>
            navigate(sectionPath(next as Section), { preventScrollReset: true })
          }
          activationMode="manual"
          className="mt-4"
        >
          <TabList label="Settings">
            {Object.entries(SECTIONS).map(([value, label]) => (
              <LinkTab key={value} value={value} to={sectionPath(value as Section)}>
                {label}
              </LinkTab>
            ))}
          </TabList>
          <TabPanel value={section} className="pt-5 md:pt-7">
            {section === 'calendar' ? <CalendarPanel {...settings} /> : null}
            {section === 'preferences' ? (
              <PreferencesPanel preferences={settings.preferences} />
            ) : null}
            {section === 'account' ? <AccountPanel user={user} {...settings} /> : null}
          </TabPanel>
        </Tabs>
      </main>
      <SiteFooter
        year={today.slice(0, 4)}
        className="mx-auto w-full max-w-[992px] px-4 pb-6 md:px-6"
      />
      {adding ? (
        <AddGig
          userId={user.id}
          onClose={() => setAdding(false)}
          onCreated={({ id }) => navigate(`/gigs/${id}`)}
        />
      ) : null}
      <PageSearch
        {...{ today, searching }}
        onSearchingChange={setSearching}
        onAddGig={() => setAdding(true)}
      />
    </div>
  );
}
