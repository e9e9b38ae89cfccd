import { TriangleAlert } from 'lucide-react';

/** What would not fit between the show and a found booking, said before it is saved. */
export function FitWarnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p
          key={sentence}
          className="mb-2 flex items-start gap-3 rounded-control border border-warn-line bg-warn-tint p-3 text-15 text-ink md:-mx-3"
        >
          <TriangleAlert aria-hidden="true" className="mt-px size-5 shrink-0 text-warn-ink" />
          <span className="min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">
            <span className="sr-only">Warning: </span>
            {sentence}
          </span>
        </p>
      ))}
    </div>
  );
}
