import { Button } from '~/components/ui/button';
import type { FieldConflict } from './open-editor';

interface ChangedElsewhereProps {
  conflict: FieldConflict[];
  pending: boolean;
  onChoose: (side: 'mine' | 'theirs') => void;
}

/** What was changed here and elsewhere at once: the person chooses. Focus comes to the first choice. */
export function ChangedElsewhere({ conflict, pending, onChoose }: ChangedElsewhereProps) {
  return (
    <div role="alert" className="mt-3 rounded-control bg-warn-tint px-3.5 py-3 text-14 text-ink">
      <ul className="grid gap-2">
        {conflict.map(({ field, label, mine, theirs }) => (
          <li key={field} className="[overflow-wrap:anywhere]">
            <span className="block font-semibold text-warn-ink">{label}</span>
            Changed elsewhere to <strong className="font-semibold">{theirs}</strong>; yours is{' '}
            <strong className="font-semibold">{mine}</strong>.
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          data-choice=""
          size="sm"
          variant="secondary"
          pending={pending}
          onClick={() => onChoose('mine')}
        >
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" pending={pending} onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
