import { cx } from 'class-variance-authority';
import { dayText } from '~/domain/time/day-label';
import type { Totals, YearAtAGlance } from '~/domain/year/year-at-a-glance';

/** What each month and the year add up to. */
export function MonthsTable({ year: { year, months, total } }: { year: YearAtAGlance }) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">{year} by month</caption>
      <thead>
        <tr className="border-line border-b text-ink-3 text-label">
          <th scope="col" className="py-1.5 text-left font-semibold">
            Month
          </th>
          {['Gigs', 'Nights away', 'Miles', 'Flights'].map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-2 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((totals, at) => {
          const month = `${year}-${String(at + 1).padStart(2, '0')}-01`;
          return <Row key={month} name={dayText(month, 'longMonth')} totals={totals} />;
        })}
      </tbody>
      <tfoot>
        <Row name="Year" totals={total} className="border-line border-t font-semibold text-ink" />
      </tfoot>
    </table>
  );
}

interface RowProps {
  name: string;
  totals: Totals;
  className?: string;
}

function Row({ name, totals, className = 'text-ink-2' }: RowProps) {
  const { gigs, nightsAway, miles, flights } = totals;
  return (
    <tr className={cx('border-line border-b last:border-b-0', className)}>
      <th scope="row" className="py-1.5 text-left font-medium">
        {name}
      </th>
      {Object.entries({ gigs, nightsAway, miles, flights }).map(([key, figure]) => (
        <td key={key} className="py-1.5 pl-2 text-right">
          {figure.toLocaleString('en-US')}
        </td>
      ))}
    </tr>
  );
}
