import { type LucideIcon, Luggage, Shirt } from 'lucide-react';
import { useId } from 'react';

interface WeatherAdviceProps {
  clothing: string[];
  packing: string[];
}

/** What to wear and what to take along. */
export function WeatherAdvice({ clothing, packing }: WeatherAdviceProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <AdviceList icon={Shirt} title="Clothing" advice={clothing} />
      <AdviceList icon={Luggage} title="Packing" advice={packing} />
    </div>
  );
}

interface AdviceListProps {
  icon: LucideIcon;
  title: string;
  advice: string[];
}

function AdviceList({ icon: Icon, title, advice }: AdviceListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-4 shadow-low md:p-5"
    >
      <h3 id={id} className="flex items-center gap-2.5 text-display-18">
        <Icon aria-hidden="true" strokeWidth={1.9} className="size-[22px] text-ink-3" />
        {title}
      </h3>
      <ul className="mt-2.5 grid gap-1.5 text-15 text-ink-2">
        {advice.map((item) => (
          <li
            key={item}
            className="relative pl-4 before:absolute before:top-[9px] before:left-0.5 before:size-[5px] before:rounded-full before:bg-brand-ink"
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
