import { Skeleton } from '~/components/ui/feedback/skeleton';

/** Twelve months that have not arrived yet. */
export function CalendarSkeleton() {
  return (
    <div role="status" className="px-4 py-3 md:px-6">
      <span className="sr-only">Loading the calendar</span>
      <Skeleton className="h-11 w-56" />
      <div className="mt-3 grid gap-3.5 min-[1100px]:grid-cols-2">
        {[1, 2, 3, 4].map((quarter) => (
          <Skeleton key={quarter} className="h-[36dvh] rounded-card" />
        ))}
      </div>
    </div>
  );
}
