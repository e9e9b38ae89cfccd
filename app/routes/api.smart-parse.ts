import { hasGig } from '~/domain/gigs/own-gig.server';
import { SmartParseInput } from '~/domain/parse/input/parse-input';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { readGaps } from '~/domain/parse/second-reader/second-reader';
import { unreadParts } from '~/domain/parse/unread/unread-parts';
import { withPlaceZones } from '~/domain/travel/parsed-zones';
import { notFound, tooMany } from '~/http/problem.server';
import { PASTE_BODY, readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  /** Reads a confirmation and saves nothing. */
  async POST({ request, context, services, user }) {
    const { emailText, travelType, gigId } = await readBody(request, SmartParseInput, PASTE_BODY);
    if (!(await services.limits.smartPaste(user.id))) {
      return tooMany('That’s a lot of pasting in one minute. Please wait a moment and try again.');
    }
    if (gigId && !(await hasGig(services, user.id, gigId))) {
      return notFound('This gig does not exist.');
    }
    const places = await services.places();
    const today = todayOf(request, context).day;
    const found = await parseConfirmation(emailText, { travelType, places, today });
    const { text } = found;
    const read = await readGaps(services.secondReader, found, { places, today });
    const details = read.map((detail) => withPlaceZones(detail, places));
    const unread = unreadParts({ details, text }, { input: emailText, travelType, today });
    return Response.json({ success: details.length > 0, details, text, unread });
  },
});

export const loader = api.loader;
export const action = api.action;
