import { useRef } from 'react';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { LazyPart } from '~/components/ui/lazy-part';
import { useInView } from '~/components/ui/use-in-view';
import type { YearAtAGlanceProps } from './year-at-a-glance';

export const YEAR_SECTION = 'year-at-a-glance';

const load = () => import('./year-at-a-glance');

/** Below the months; it comes when somebody scrolls there. */
export function YearSection(props: YearAtAGlanceProps) {
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section);
  const fallback = <Skeleton className="h-[350px] rounded-card" />;
  return (
    <section
      ref={section}
      id={YEAR_SECTION}
      tabIndex={-1}
      aria-label={`${props.year} at a glance`}
      className="min-h-[366px] scroll-mt-20 px-4 pb-8 outline-none md:px-6"
    >
      {inView ? <LazyPart failure="panel" {...{ load, props, fallback }} /> : fallback}
    </section>
  );
}
