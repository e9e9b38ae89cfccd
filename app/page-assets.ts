import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import appCss from '~/app.css?url';

export { appCss };

/** What every page's first paint needs: they are named in its head. */
export const FONTS = [familjen, figtree];

/**
 * The same in a header. Cloudflare remembers it and sends it as early hints, before the Worker has
 * answered. https://developers.cloudflare.com/cache/advanced-configuration/early-hints/
 */
export const EARLY_HINTS = [
  `<${appCss}>; rel=preload; as=style`,
  ...FONTS.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
].join(', ');
