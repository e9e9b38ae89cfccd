import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useApiQuery } from '~/components/data/use-api-query';
import { type Gig, NO_LOCATION } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';

/** What `/api/city-image` answers. */
interface CityImage {
  imageUrl: string;
  /** The article a photograph comes from. */
  credit?: { title: string; url: string };
}

interface CityPictureProps {
  gig: Pick<Gig, 'location'>;
  className?: string;
}

/** The city one plays in; nothing where there is none. */
export function CityPicture({ gig, className }: CityPictureProps) {
  if (gig.location === NO_LOCATION) return null;
  return <PictureOf key={gig.location} location={gig.location} className={className} />;
}

/** The city's name on the banner's ink. A drawn picture comes between the two, a photograph over both. */
function PictureOf({ location, className }: { location: string; className?: string }) {
  const path = `/api/city-image?city=${encodeURIComponent(location)}`;
  const { data: image } = useApiQuery<CityImage>(path);
  const [shown, setShown] = useState('');
  const [broken, setBroken] = useState('');
  const name = shortPlace(location);
  return (
    <figure
      className={cx(
        'relative isolate aspect-2/1 overflow-hidden rounded-card border border-line bg-(image:--banner) shadow-low',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute inset-x-5 bottom-4 truncate font-display text-display-24 text-on-banner',
          image?.credit ? '-z-10' : 'z-10',
        )}
      >
        {name}
      </span>
      {image && image.imageUrl !== broken ? (
        <img
          src={image.imageUrl}
          alt={image.credit ? `A view of ${image.credit.title}` : `A drawn cover for ${name}`}
          width={960}
          height={480}
          decoding="async"
          onLoad={() => setShown(image.imageUrl)}
          onError={() => setBroken(image.imageUrl)}
          className={cx(
            'size-full object-cover transition-opacity duration-180',
            image.imageUrl === shown ? 'opacity-100' : 'opacity-0',
          )}
        />
      ) : null}
      {image?.credit && image.imageUrl === shown ? (
        <figcaption className="absolute right-2 bottom-2 left-2 flex justify-end text-label">
          <a
            href={image.credit.url}
            target="_blank"
            rel="noopener noreferrer"
            className="hit-area relative max-w-full rounded-badge bg-[rgb(18_16_23/.78)] px-2 py-1 text-white outline-on-banner! hover:underline"
          >
            Photo: {image.credit.title}, Wikipedia
          </a>
        </figcaption>
      ) : null}
    </figure>
  );
}
