import { toParsedEmail } from '~/domain/parse/finish/parsed-email';
import { ParseEmailInput } from '~/domain/parse/input/parse-input';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { tooMany } from '~/http/problem.server';
import { PASTE_BODY, readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  async POST({ request, context, services, user }) {
    const { text } = await readBody(request, ParseEmailInput, PASTE_BODY);
    if (!(await services.limits.smartPaste(user.id))) {
      return tooMany('That’s a lot of pasting in one minute. Please wait a moment and try again.');
    }
    const parsed = await parseConfirmation(text, {
      travelType: 'auto',
      places: await services.places(),
      today: todayOf(request, context).day,
    });
    return Response.json(toParsedEmail(parsed));
  },
});

export const loader = api.loader;
export const action = api.action;
