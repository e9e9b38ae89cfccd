import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { pageMeta } from '~/brand';
import { AuthFrame } from '~/components/auth/auth-frame';
import { GoogleButton } from '~/components/auth/google-button';
import { Notice } from '~/components/ui/feedback/notice';
import { Tab, TabList, TabPanel, Tabs } from '~/components/ui/tabs';
import { clearViewState } from '~/components/view-state';
import { GOOGLE_NOTICES, googleNotice } from '~/domain/auth/google-notice';
import { safeRedirect } from '~/http/safe-redirect';
import { currentSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

export const meta: MetaFunction = () => pageMeta('Sign in');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const target = safeRedirect(searchParams.get('redirect'));
  if (await currentSession(request, context)) throw redirect(target);
  return {
    target,
    google: context.services.settings.google !== null,
    notice: googleNotice(searchParams.get('google')),
    year: todayOf(request, context).day.slice(0, 4),
  };
}

export default function AuthPage() {
  const { target, google, notice, year } = useLoaderData<typeof loader>();
  const [tab, setTab] = useState('login');
  useEffect(clearViewState, []);
  const [greeting, line] =
    tab === 'login'
      ? ['Welcome back', 'Sign in to see where you play next.']
      : ['Create your account', 'Two minutes, and your next gig is on the map.'];
  const back = target === '/' ? '' : `?redirect=${encodeURIComponent(target)}`;

  return (
    <AuthFrame title={greeting} text={line} year={year}>
      <Tabs value={tab} onValueChange={setTab} className="mt-6">
        <TabList label="Sign in or register">
          <Tab value="login">Login</Tab>
          <Tab value="register">Register</Tab>
        </TabList>
        {notice ? (
          <Notice tone={GOOGLE_NOTICES[notice].ok ? 'ok' : 'bad'} className="mt-5">
            {GOOGLE_NOTICES[notice].text}
          </Notice>
        ) : null}
        {google ? (
          <div className="pt-5">
            <GoogleButton href={`/api/auth/google${back}`} label="Continue with Google" />
            <p className="mt-5 flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              or with your e-mail
            </p>
          </div>
        ) : null}
        <TabPanel value="login" className="pt-5">
          <LoginForm target={target} />
        </TabPanel>
        <TabPanel value="register" className="pt-5">
          <RegisterForm onAlreadyRegistered={() => setTab('login')} />
        </TabPanel>
      </Tabs>
    </AuthFrame>
  );
}
