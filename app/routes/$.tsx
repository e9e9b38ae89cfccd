import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { pageMeta } from '~/brand';
import { NotFoundPage } from '~/components/site/error-page';
import { requireUser } from '~/http/session.server';

export const meta: MetaFunction = () => pageMeta('Page not found');

/** Any other path: sign-in for a visitor, the not-found page with its status for everybody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
