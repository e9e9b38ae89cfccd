import { cityImage } from '~/domain/places/cities/city-image.server';
import { problem } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ request, services, user }) {
    const city = new URL(request.url).searchParams.get('city') ?? '';
    const image = await cityImage(services, user.id, city);
    if (!image) {
      const message = 'Please say which city.';
      return problem(400, { message, code: 'invalid', fieldErrors: { city: [message] } });
    }
    // A drawn picture may be a stopgap: the next time there may be a photograph.
    const headers = image.credit ? { 'Cache-Control': 'private, max-age=86400' } : undefined;
    return Response.json(image, { headers });
  },
});

export const loader = api.loader;
export const action = api.action;
