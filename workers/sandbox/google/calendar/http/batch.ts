import { ApiError, badRequest, errorResponse } from './api-error';

/** Older pages of Google's say 1,000, newer ones 50: who keeps to 50 is right by both. */
const MAX_PARTS = 50;

/** Answers the HTTP requests inside a multipart/mixed body, one after the other. */
export async function answerBatch(
  request: Request,
  answer: (part: Request) => Promise<Response>,
): Promise<Response> {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = /^multipart\/mixed;.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (request.method !== 'POST' || !boundary) return errorResponse(badRequest());
  const parts = splitParts(await request.text(), boundary);
  if (parts.length === 0) return errorResponse(badRequest());
  if (parts.length > MAX_PARTS) {
    const message = `The batch request could not be processed. Maximum size: ${MAX_PARTS}`;
    return errorResponse(new ApiError(400, 'badRequest', message));
  }
  const out = `batch_${parts.length}_sandbox`;
  const answers: string[] = [];
  for (const part of parts) {
    const inner = toRequest(part, request);
    const response = inner ? await answer(inner) : errorResponse(badRequest());
    answers.push(await toPart(response, out, headerOf(part.head, 'Content-ID')));
  }
  return new Response(`${answers.join('')}--${out}--\r\n`, {
    headers: { 'Content-Type': `multipart/mixed; boundary=${out}` },
  });
}

interface Part {
  /** The headers of the part itself. */
  head: string;
  /** The request in it: its line, headers and body. */
  content: string;
}

function splitParts(text: string, boundary: string): Part[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head, content] = cut(part.replace(/^\n/, ''));
      return { head, content: content.replace(/^\n+/, '') };
    });
}

function toRequest({ content }: Part, outer: Request): Request | null {
  const [top, body] = cut(content);
  const [line = '', ...headerLines] = top.split('\n');
  const [, method, target] = /^(GET|POST|PUT|PATCH|DELETE) (\S+)/.exec(line) ?? [];
  if (!method || !target) return null;
  const headers = new Headers();
  const token = outer.headers.get('Authorization');
  if (token) headers.set('Authorization', token);
  for (const each of headerLines) {
    const at = each.indexOf(':');
    if (at > 0) headers.set(each.slice(0, at).trim(), each.slice(at + 1).trim());
  }
  const url = new URL(target, outer.url);
  // A batch in a batch is none.
  if (url.pathname.startsWith('/batch/')) return null;
  const text = body.trim();
  return new Request(url, { method, headers, ...(method !== 'GET' && text && { body: text }) });
}

async function toPart(response: Response, boundary: string, contentId: string | null) {
  const id = contentId?.replace(/^<?/, '<response-').replace(/>?$/, '>');
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return [
    `--${boundary}\r\nContent-Type: application/http\r\n`,
    id ? `Content-ID: ${id}\r\n` : '',
    `\r\nHTTP/1.1 ${response.status} ${response.statusText}\r\n${headers}\r\n`,
    `${await response.text()}\r\n`,
  ].join('');
}

function headerOf(head: string, name: string): string | null {
  return new RegExp(`^${name}: *(.+)$`, 'im').exec(head)?.[1]?.trim() ?? null;
}

function cut(text: string): [string, string] {
  const at = text.indexOf('\n\n');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at), text.slice(at + 2)];
}
