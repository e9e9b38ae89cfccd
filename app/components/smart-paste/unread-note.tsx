import { SearchX } from 'lucide-react';
import type { UnreadPart } from '~/domain/parse/unread/unread-part';
import { Quote } from './review-row';

/** What looks like more of the trip and was not understood, in its own words. */
export function UnreadNote({ parts }: { parts: readonly UnreadPart[] }) {
  const files = parts.filter(({ kind }) => kind === 'attachment');
  const lines = parts.filter(({ kind }) => kind !== 'attachment');
  if (parts.length === 0) return null;
  return (
    <section
      aria-label="Not understood"
      className="mt-5 flex items-start gap-3 rounded-control border border-line-strong border-dashed p-3 md:-mx-3"
    >
      <SearchX aria-hidden="true" className="mt-px size-5 shrink-0 text-ink-3" />
      <div className="min-w-0">
        <h4 className="font-semibold font-text text-15 text-ink">Not understood</h4>
        {lines.length > 0 ? (
          <>
            <p className="text-14 text-ink-2">
              This looks like more of your trip. Add by hand what is missing.
            </p>
            <ul className="mt-1.5 grid gap-1">
              {lines.map(({ words }) => (
                <li key={words}>
                  <Quote words={words} className="text-ink!" />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {files.map(({ words }) => (
          <p key={words} className="mt-1.5 text-14 text-ink-2 [overflow-wrap:anywhere]">
            {unreadFile(words)}
          </p>
        ))}
      </div>
    </section>
  );
}

export function unreadFile(name: string): string {
  return `The attached file ${name} can’t be read here.`;
}
