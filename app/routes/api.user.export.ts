import { exportAccount } from '~/domain/account/export/export-account.server';
import { ExportQuery, exportHeaders } from '~/domain/account/export/export-format';
import { invalid } from '~/http/problem.server';
import { resource } from '~/http/resource.server';
import { textStream } from '~/http/text-stream.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  async GET({ request, context, services, user }) {
    const query = ExportQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return invalid(query.error);
    const { format } = query.data;
    const headers = exportHeaders(format, todayOf(request, context).day);
    if (request.method === 'HEAD') return new Response(null, { headers });
    const pieces = exportAccount(services, user.id, format);
    return new Response(await textStream(pieces, `${format} export`), { headers });
  },
});

export const loader = api.loader;
export const action = api.action;
