import { PICTURE_BYTES } from '~/domain/account/picture-type';
import { readPicture, removePicture, savePicture } from '~/domain/account/profile.server';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBytes } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const picture = await readPicture(services, user.id);
    if (!picture) return notFound();
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'Content-Type': picture.contentType,
        // Another picture has another address.
        'Cache-Control': 'private, max-age=31536000, immutable',
      },
    });
  },
  async PUT({ request, services, user }) {
    const bytes = await readBytes(request, PICTURE_BYTES);
    const changed = await savePicture(services, user.id, bytes);
    if (changed) return Response.json(changed);
    return domainErrorResponse({
      reason: 'invalid',
      message: 'Please choose a PNG, JPEG or WebP picture',
    });
  },
  async DELETE({ services, user }) {
    const changed = await removePicture(services, user.id);
    return changed ? Response.json(changed) : notFound();
  },
});

export const loader = api.loader;
export const action = api.action;
