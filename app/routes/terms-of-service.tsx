import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { BRAND, pageMeta } from '~/brand';
import { LegalPage } from '~/components/site/legal-page';
import { todayOf } from '~/http/today.server';

export const meta: MetaFunction = () => pageMeta('Terms of Service');

export function loader({ request, context }: LoaderFunctionArgs) {
  return { year: todayOf(request, context).day.slice(0, 4) };
}

export default function TermsOfService() {
  const { year } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Terms of Service" year={year}>
      <p>By making an account with {BRAND} you agree to what follows.</p>
      <h2>The service</h2>
      <p>
        {BRAND} helps people who travel to perform or speak to keep their gigs and the flights,
        hotels and cars that go with them. It does not book, change or cancel travel for you.
      </p>
      <h2>Check what matters</h2>
      <p>
        Details read from a confirmation are shown to you, with the words they came from, before
        they are saved. Please check them: the airline’s, hotel’s or rental company’s own
        confirmation always decides. Prices, distances and times that are marked as estimates are
        estimates.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Keep your password to yourself; what happens under your account is taken as yours.</li>
        <li>Enter only what you may: a contact’s details belong to that person.</li>
        <li>Do not try to reach other people’s data or to overload the service.</li>
      </ul>
      <h2>Your content</h2>
      <p>
        What you enter stays yours. You let us store and process it as far as the service needs it,
        as the Privacy Policy describes.
      </p>
      <h2>Availability and liability</h2>
      <p>
        We work to keep {BRAND} available and correct, and give no warranty that it always is. As
        far as the law allows, we are not liable for missed travel, missed engagements or lost
        income.
      </p>
      <h2>Ending and changes</h2>
      <p>
        You may delete your account at any time. We may close accounts that break these terms. When
        these terms change in a way that matters to you, we will tell you before they take effect.
      </p>
    </LegalPage>
  );
}
