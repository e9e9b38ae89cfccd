import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { pageTitle } from '~/brand';
import { forgetKept } from '~/components/kept';
import { Logo } from '~/components/logo';
import { MarketingPanel } from '~/components/marketing-panel';
import { SiteFooter } from '~/components/site-footer';
import { Tab, TabList, TabPanel, Tabs } from '~/components/ui/tabs';
import { safeRedirect } from '~/http/safe-redirect';
import { currentSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

export const meta: MetaFunction = () => [{ title: pageTitle('Sign in') }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get('redirect'));
  if (await currentSession(request, context)) throw redirect(target);
  return { target, year: todayOf(request, context).day.slice(0, 4) };
}

export default function AuthPage() {
  const { target, year } = useLoaderData<typeof loader>();
  const [tab, setTab] = useState('login');
  useEffect(forgetKept, []);
  const [greeting, line] =
    tab === 'login'
      ? ['Welcome back', 'Sign in to see where you play next.']
      : ['Create your account', 'Two minutes, and your next gig is on the map.'];

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(440px,41fr)_59fr]">
      <div className="flex flex-col px-6 py-8 sm:px-12 md:px-16 lg:px-[60px] lg:py-9">
        <header>
          <Logo to="/auth" className="w-fit" />
        </header>
        {/* The form hangs from the top: the longer tab moves nothing of what both share. */}
        <main className="mx-auto w-full max-w-[440px] flex-1 pt-[max(2.5rem,7svh)] pb-10 md:pt-[max(2.5rem,15svh)] lg:mx-0">
          <h1 className="font-display text-display-32 text-ink">{greeting}</h1>
          <p className="mt-1 text-15 text-ink-2">{line}</p>
          <Tabs value={tab} onValueChange={setTab} className="mt-6">
            <TabList label="Sign in or register">
              <Tab value="login">Login</Tab>
              <Tab value="register">Register</Tab>
            </TabList>
            <TabPanel value="login" className="pt-5">
              <LoginForm target={target} />
            </TabPanel>
            <TabPanel value="register" className="pt-5">
              <RegisterForm onAlreadyRegistered={() => setTab('login')} />
            </TabPanel>
          </Tabs>
        </main>
        <SiteFooter year={year} />
      </div>
      <MarketingPanel />
    </div>
  );
}
