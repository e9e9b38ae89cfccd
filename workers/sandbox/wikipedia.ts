import { originFor, type Vendor } from './vendor';
import { ARTICLES, articleOf, THINGS } from './wikipedia-articles';

/** en.wikipedia.org's action API as far as page images go, and the pictures it names. */
export const wikipedia: Vendor = {
  name: 'wikipedia',
  owns: (pathname) => pathname === '/w/api.php' || pathname.startsWith(PICTURES),
  answer(request, url) {
    // https://foundation.wikimedia.org/wiki/Policy:User-Agent_policy
    if (!request.headers.get('User-Agent')) {
      return new Response('Please set a user-agent and respect our robot policy.\n', {
        status: 403,
      });
    }
    return url.pathname === '/w/api.php' ? answerQuery(url) : answerPicture(url);
  },
  nothing: (url) =>
    Response.json({
      batchcomplete: true,
      query: { pages: [{ ns: 0, title: url.searchParams.get('titles') ?? '', missing: true }] },
    }),
};

const PICTURES = '/wikipedia/commons/thumb/';

function answerQuery(url: URL): Response {
  const { searchParams } = url;
  const action = searchParams.get('action');
  if (searchParams.get('format') !== 'json') {
    return new Response('<!DOCTYPE html><title>MediaWiki API result</title>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  if (action !== 'query') {
    return failure('badvalue', `Unrecognized value for parameter "action": ${action ?? ''}.`);
  }
  const width = searchParams.get('pithumbsize') ?? '50';
  if (!/^\d+$/.test(width)) {
    return failure('badinteger', `Invalid value "${width}" for integer parameter "pithumbsize".`);
  }
  const written = (searchParams.get('titles') ?? '').split('|').filter((title) => title !== '');
  if (written.length === 0) return Response.json({ batchcomplete: true });
  const pictures = originFor(url, 'https://upload.wikimedia.org');
  return Response.json(answerTitles(written, { searchParams, width: Number(width), pictures }));
}

interface Question {
  searchParams: URLSearchParams;
  width: number;
  pictures: string;
}

function answerTitles(written: string[], question: Question) {
  const names = written.map((from) => ({ from, to: normal(from) }));
  const normalized = names.filter(({ from, to }) => from !== to);
  const follow = ['', '1', 'true'].includes(question.searchParams.get('redirects') ?? 'no');
  const redirects = follow
    ? names.flatMap(({ to }) => {
        const article = articleOf(to);
        return article && article !== to ? [{ from: to, to: article }] : [];
      })
    : [];
  const pages = names.map(({ to }, index) => {
    const title = follow ? (articleOf(to) ?? to) : to;
    return pageOf(title, index, question);
  });
  return {
    batchcomplete: true,
    query: {
      ...(normalized.length > 0 && {
        normalized: normalized.map((each) => ({ fromencoded: false, ...each })),
      }),
      ...(redirects.length > 0 && { redirects }),
      pages,
    },
  };
}

function normal(title: string) {
  const spaced = title.replaceAll('_', ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function pageOf(title: string, index: number, { searchParams, width, pictures }: Question) {
  const props = (searchParams.get('prop') ?? '').split('|');
  const article = Object.hasOwn(ARTICLES, title) ? ARTICLES[title] : undefined;
  const file = article ? article[2] : THINGS[title];
  const known = article !== undefined || file !== undefined;
  const urls = props.includes('info') && searchParams.get('inprop') === 'url';
  return {
    ...(known && { pageid: 1_000 + index + title.length * 97 }),
    ns: 0,
    title,
    ...(!known && { missing: true }),
    ...(urls && addressesOf(title)),
    ...(props.includes('coordinates') &&
      article && {
        coordinates: [{ lat: article[0], lon: article[1], primary: true, globe: 'earth' }],
      }),
    ...(props.includes('pageimages') &&
      file && {
        thumbnail: {
          source: `${pictures}${PICTURES}a/ab/${encodeURIComponent(file)}/${width}px-${encodeURIComponent(file)}`,
          width,
          height: Math.round(width * 0.625),
        },
        pageimage: file,
      }),
  };
}

function addressesOf(title: string) {
  const name = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2C', ',');
  const article = `https://en.wikipedia.org/wiki/${name}`;
  return {
    fullurl: article,
    editurl: `https://en.wikipedia.org/w/index.php?title=${name}&action=edit`,
    canonicalurl: article,
  };
}

function failure(code: string, info: string): Response {
  return Response.json({ error: { code, info }, servedby: 'sandbox' });
}

/** Something to look at: hills under a sky, different for every file. */
function answerPicture({ pathname }: URL): Response {
  const hue = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600">',
    `<rect width="960" height="600" fill="hsl(${hue} 45% 72%)"/>`,
    `<circle cx="${120 + hue * 2}" cy="150" r="60" fill="hsl(${hue} 70% 90%)"/>`,
    `<path d="M0 420 Q240 ${200 + hue / 3} 480 400 T960 360 V600 H0Z" fill="hsl(${hue} 35% 42%)"/>`,
    `<path d="M0 520 Q320 400 640 500 T960 470 V600 H0Z" fill="hsl(${hue} 40% 26%)"/></svg>`,
  ].join('');
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'max-age=3600',
    },
  });
}
