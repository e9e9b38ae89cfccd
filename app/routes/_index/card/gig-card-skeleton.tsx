import { Skeleton } from '~/components/ui/feedback/skeleton';
import { CardTear } from './card-tear';

/** A card that has not arrived yet. */
function GigCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="relative grid min-h-[130px] grid-cols-[70px_minmax(0,1fr)_58px] rounded-stub border border-line bg-surface"
    >
      <div className="grid place-items-center rounded-l-[13px] bg-bg">
        <Skeleton className="h-[52px] w-8 rounded-badge" />
      </div>
      <div className="grid content-center gap-2.5 px-4">
        <Skeleton className="h-3 w-2/5 rounded-full" />
        <Skeleton className="h-5 w-3/4 rounded-full" />
        <Skeleton className="h-3 w-1/2 rounded-full" />
        <Skeleton className="h-[18px] w-1/3 rounded-full" />
      </div>
      <div className="grid content-center justify-items-center gap-1.5">
        <Skeleton className="size-8 rounded-full" />
        <Skeleton className="size-8 rounded-full" />
        <Skeleton className="size-8 rounded-full" />
      </div>
      <CardTear />
    </div>
  );
}

/** Several of them, with words for those who do not see the shapes. */
export function GigCardSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Loading gigs</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change place
        <GigCardSkeleton key={index} />
      ))}
    </div>
  );
}
