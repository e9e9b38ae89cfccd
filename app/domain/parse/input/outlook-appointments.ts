import { findDates } from '../tokens/dates/dates';
import { type PrintedDate, weekdayOn } from '../tokens/dates/named-dates';
import { clock, findTimes } from '../tokens/dates/times';
import { matchesOf } from '../tokens/matches';

/** "Subject:", "Location:", "Start:" and "End:" above an appointment's words, as Outlook copies it; also in German and French. */
const HEAD =
  /^(?:Subject|Betreff|Objet):[ \t]+([^\n]+)\n(?:(?:Location|Ort|Emplacement):[ \t]*([^\n]*)\n)?\s{0,4}(?:Start|Beginn|Début):[ \t]+([^\n]{8,40})\n\s{0,4}(?:End|Ende|Fin):[ \t]+([^\n]{8,40})$/gm;
/** What else Outlook tells of it. */
const ASIDE =
  /^(?:Show Time As|Recurrence|Recurrence Pattern|Meeting Status|Organizer|(?:Required|Optional) Attendees|Resources|Categories|Importance|Anzeigen als|Serientyp|Besprechungsstatus|Organisator|(?:Erforderliche|Optionale) Teilnehmer|Kategorien):[^\n]*$/gm;

/** Appointments that were copied out of Outlook, as one calendar; none where a text has no such. */
export function outlookAppointments(text: string): string[] {
  const heads = matchesOf(text, HEAD);
  const events = heads.flatMap((head, i) => {
    const [words, summary = '', location = '', starts = '', ends = ''] = head;
    const [start, end] = [momentIn(starts), momentIn(ends)];
    const below = text.slice(head.index + words.length, heads[i + 1]?.index);
    const description = below
      .replace(ASIDE, '')
      .replace(/\n{2,}/g, '\n')
      .trim();
    return start && end ? [eventOf({ summary, location, description, start, end })] : [];
  });
  return events.length > 0
    ? [`BEGIN:VCALENDAR\nVERSION:2.0\n${events.join('\n')}\nEND:VCALENDAR`]
    : [];
}

function eventOf(event: Record<'summary' | 'location' | 'description' | 'start' | 'end', string>) {
  const escaped = (words: string) =>
    words
      .trim()
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n');
  return [
    'BEGIN:VEVENT',
    `DTSTART:${event.start}`,
    `DTEND:${event.end}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'END:VEVENT',
  ].join('\n');
}

/** "Thu 11/12/2026 5:45 PM" as "20261112T174500": the weekday tells which of both is the month. */
function momentIn(words: string): string | null {
  const [date] = findDates(words);
  const [time] = findTimes(words);
  if (!date?.year || !time) return null;
  const { year } = date;
  const fits = ({ month, day }: Pick<PrintedDate, 'month' | 'day'>) =>
    date.weekday === null || weekdayOn(year, month, day) === date.weekday;
  const meant = fits(date) || !date.other ? date : date.other;
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = clock(time.minutes).replace(':', '');
  return `${year}${two(meant.month)}${two(meant.day)}T${hours}00`;
}
