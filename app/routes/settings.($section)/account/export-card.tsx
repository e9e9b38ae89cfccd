import { CalendarDays, FileJson, Sheet } from 'lucide-react';
import { SettingsCard } from '../settings-card';

const FORMATS = [
  { format: 'json', Icon: FileJson, name: 'JSON', text: 'everything, for programs' },
  { format: 'csv', Icon: Sheet, name: 'CSV', text: 'for a spreadsheet' },
  { format: 'ics', Icon: CalendarDays, name: 'ICS', text: 'for a calendar' },
];

export function ExportCard() {
  return (
    <SettingsCard
      title="Take it with you"
      text="All your gigs, with travel, tags and checklists, as a file."
    >
      <ul className="mt-3 grid gap-1">
        {FORMATS.map(({ format, Icon, name, text }) => (
          <li key={format}>
            <a
              href={`/api/user/export?format=${format}`}
              download
              className="-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 text-14 text-ink-2 hover:bg-hover"
            >
              <Icon aria-hidden="true" className="size-[18px] shrink-0 text-brand-ink" />
              <span>
                <span className="font-semibold text-ink">{name}</span> {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
