import { cx } from 'class-variance-authority';
import { BedDouble, CalendarSync, Car, Luggage, Map as MapIcon, MapPin, Plane } from 'lucide-react';
import { BRAND } from '~/brand';
import { BORDERS_PATH, LAKES_PATH, LAND_PATH, MAP_VIEW_BOX } from '~/components/auth/marketing-map';
import { InkStamp } from '~/components/ink-stamp';
import { PICK_PATH } from '~/components/pick-path';

/** What the product is for, beside the sign-in form. A phone has the `ShortPanel` below the form. */
export function MarketingPanel({ className }: { className?: string }) {
  return (
    <section
      aria-label={`About ${BRAND}`}
      className={cx(
        'isolate flex min-h-[640px] min-w-0 flex-col justify-between overflow-hidden bg-panel p-10 text-on-banner max-lg:hidden lg:sticky lg:top-0 lg:h-dvh xl:p-14',
        className,
      )}
    >
      <TripMap />
      <h2 className="font-display text-[clamp(2.5rem,4.5vw,5rem)] text-on-banner leading-[1.08] tracking-[-0.03em]">
        You bring the show.
        <br />
        {BRAND} gets you there.
      </h2>
      <ShowTicket />
      <ul className="grid grid-cols-3 gap-5">
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="size-6 text-[#cba4ff]" strokeWidth={1.9} />
            <h3 className="mt-2.5 font-display text-display-18 text-on-banner">{title}</h3>
            <p className="max-w-[15rem] text-pretty text-14 text-on-banner-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same in short, below the form where there is no room beside it. */
export function ShortPanel() {
  return (
    <section
      aria-label={`About ${BRAND}`}
      className="mx-auto mb-8 w-full max-w-[440px] rounded-card bg-panel p-6 text-on-banner lg:hidden"
    >
      <h2 className="font-display text-display-24 text-on-banner">
        You bring the show. {BRAND} gets you there.
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-[#cba4ff]" strokeWidth={1.9} />
            <div>
              <h3 className="font-semibold text-15 text-on-banner">{title}</h3>
              <p className="text-14 text-on-banner-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEATURES = [
  {
    Icon: MapIcon,
    title: 'Map Visualization',
    text: 'Every gig on one map, with the way there.',
  },
  {
    Icon: CalendarSync,
    title: 'Google Calendar Sync',
    text: 'Your calendars in, your changes out.',
  },
  { Icon: Luggage, title: 'Travel Management', text: 'Flight, hotel and car, gig by gig.' },
];

/** One gig, all arranged, as the whole idea. The paper is white in both themes. */
function ShowTicket() {
  return (
    <div
      role="img"
      aria-label="A ticket: Rooms That Listen, Chicago, May 29. Flight, hotel and car are all arranged."
      className="absolute top-[45%] left-1/2 grid w-[568px] -translate-1/2 -rotate-4 scale-88 grid-cols-[120px_minmax(0,1fr)_94px] rounded-dialog bg-white text-[#1d1528] shadow-[0_30px_60px_-20px_rgb(0_0_0/.6)] xl:scale-100 2xl:scale-125"
    >
      <div aria-hidden="true" className="contents">
        <div className="grid content-center justify-items-center rounded-l-dialog bg-[#8a2be2] py-6 text-white">
          <span className="font-semibold text-[1.1875rem] leading-7">May</span>
          <span className="font-bold font-display text-[3.5rem] leading-13 tracking-[-0.02em]">
            29
          </span>
          <span className="text-16">Fri</span>
        </div>
        <div className="min-w-0 px-5 pt-4 pb-4">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0 pt-1">
              <p className="font-semibold text-13 text-[#50475e]">In 15 days</p>
              <p className="mt-1.5 whitespace-nowrap font-display text-[1.5rem] leading-7 tracking-[-0.016em] [font-weight:700]">
                Rooms That Listen
              </p>
              <p className="flex items-center gap-1.5 text-[#50475e] text-15">
                <MapPin className="size-4" strokeWidth={1.9} /> Chicago, IL
              </p>
            </div>
            <InkStamp className="-mt-1 -mr-1 text-[#12784a]!" />
          </div>
          <div className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5">
            <span className="font-bold font-display text-[1.9375rem] leading-9 tracking-[-0.025em]">
              DFW
            </span>
            <span className="flex items-center gap-2 text-[#8a2be2]">
              <span className={dotsStyle} />
              <Plane className="size-[18px] rotate-45" strokeWidth={1.9} />
              <span className={dotsStyle} />
            </span>
            <span className="text-right font-bold font-display text-[1.9375rem] leading-9 tracking-[-0.025em]">
              ORD
            </span>
          </div>
          <div className="grid grid-cols-[1fr_auto_1fr] whitespace-nowrap text-[#50475e] text-13">
            <span>6:40 AM CDT</span>
            <span>2h 32m</span>
            <span className="text-right">9:12 AM CDT</span>
          </div>
        </div>
        <div className="grid content-center justify-items-center gap-2 rounded-r-dialog bg-[#e2f3e9]">
          {[Plane, BedDouble, Car].map((Icon, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: three fixed stamps
              key={index}
              className="grid size-9 place-items-center rounded-full border-[1.6px] border-[#12784a] bg-[#12784a] text-white shadow-[inset_0_0_0_1.8px_#e2f3e9]"
            >
              <Icon className="size-[18px]" strokeWidth={2.2} />
            </span>
          ))}
        </div>
        <span className="absolute top-3.5 bottom-3.5 left-[119px] w-0.5 bg-[repeating-linear-gradient(#fff_0_2px,transparent_2px_7px)]" />
        <span className="absolute -top-px left-[109px] h-[11px] w-[22px] rounded-b-full bg-panel" />
        <span className="absolute -bottom-px left-[109px] h-[11px] w-[22px] rounded-t-full bg-panel" />
      </div>
    </div>
  );
}

const dotsStyle =
  'h-0.5 flex-1 bg-[repeating-linear-gradient(90deg,#8b8297_0_2px,transparent_2px_7px)]';

const HOME = { x: 365, y: 528 };

/** Where the tips of the picks stand, and how far each way bends. */
const SHOWS = [
  { date: '7/18', x: 95, y: 301, bend: -30 },
  { date: '6/11', x: 189, y: 274, bend: -20 },
  { date: '7/3', x: 156, y: 530, bend: -56 },
  { date: '12/12', x: 436, y: 563, bend: -14 },
  { date: '11/7', x: 516, y: 588, bend: -40 },
  { date: '8/22', x: 710, y: 372, bend: -60 },
];

function TripMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox={MAP_VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-1 size-full"
    >
      <path d={LAND_PATH} fill="#31135a" stroke="#43207a" strokeWidth=".8" />
      <path d={BORDERS_PATH} fill="none" stroke="#43207a" strokeWidth=".7" />
      <path d={LAKES_PATH} fill="#220d3d" stroke="#43207a" strokeWidth=".6" />
      {/* The land sinks into the panel, where the words stand. */}
      <linearGradient id="panel-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".55" stopColor="#220d3d" stopOpacity="0" />
        <stop offset=".86" stopColor="#220d3d" />
      </linearGradient>
      <rect width="760" height="832" fill="url(#panel-dusk)" />
      <g
        fill="none"
        stroke="#a987d6"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 5.6"
      >
        {SHOWS.map(({ date, x, y, bend }) => (
          <path
            key={date}
            d={`M${HOME.x} ${HOME.y}Q${(HOME.x + x) / 2} ${(HOME.y + y) / 2 + bend} ${x} ${y}`}
          />
        ))}
      </g>
      <circle cx={HOME.x} cy={HOME.y} r="5.5" fill="#220d3d" stroke="#a987d6" strokeWidth="2" />
      <circle cx={HOME.x} cy={HOME.y} r="2" fill="#a987d6" />
      {SHOWS.map(({ date, x, y }) => (
        <g key={date} transform={`translate(${x - 18} ${y - 44.1})`}>
          <path
            d={PICK_PATH}
            transform="scale(.9)"
            fill="#8a2be2"
            stroke="#e6d6fb"
            strokeWidth="1.8"
          />
          <text
            x="18"
            y="21"
            textAnchor="middle"
            fill="#fff"
            fontSize={date.length > 4 ? 11 : 12.5}
            className="font-bold font-text"
          >
            {date}
          </text>
        </g>
      ))}
    </svg>
  );
}
