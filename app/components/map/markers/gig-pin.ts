import { DivIcon, type DivIconOptions } from 'leaflet';
import { PICK_HEIGHT, PICK_PATH, PICK_WIDTH } from '~/components/pick-path';
import type { FitSign } from '~/domain/fit/views/fit-sign';
import type { MarkerLook, MarkerState } from '~/domain/gigs/views/marker-look';
import type { TravelKind } from '~/domain/travel/need';

interface NamedIconOptions extends DivIconOptions {
  /** Its accessible name. */
  name: string;
  gigId?: string;
}

class NamedIcon extends DivIcon {
  declare options: NamedIconOptions;

  constructor(options: NamedIconOptions) {
    super(options);
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const element = super.createIcon(oldIcon);
    element.setAttribute('aria-label', this.options.name);
    if (this.options.gigId) element.dataset.gig = this.options.gigId;
    return element;
  }
}

const SCALES: Record<MarkerState, number> = {
  booked: 0.8,
  arranged: 0.8,
  possible: 0.8,
  missing: 0.92,
  past: 0.72,
};
const SELECTED_SCALE = 1.22;

interface Pin {
  look: MarkerLook;
  name: string;
  gigId: string;
  selected: boolean;
  sign: FitSign['severity'] | undefined;
}

export function gigPin({ look, name, gigId, selected, sign }: Pin): DivIcon {
  const scale = SCALES[look.state] * (selected ? SELECTED_SCALE : 1);
  const width = Math.round(PICK_WIDTH * scale);
  const height = Math.round(PICK_HEIGHT * scale);
  return new NamedIcon({
    name: selected ? `${name}, selected` : name,
    gigId,
    className: `gig-pin is-${look.state}${selected ? ' is-selected' : ''}`,
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    html: pinMarkup(look, width, height) + (sign ? signMarkup(sign) : ''),
  });
}

/** Nothing a person wrote goes in here: the label and the count are digits. */
function pinMarkup(look: MarkerLook, width: number, height: number): string {
  const size = look.label.length > 4 ? 14 : 16.6;
  const box = `aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${PICK_WIDTH} ${PICK_HEIGHT}"`;
  const pick = `<svg class="gig-pin-pick" ${box}><path class="gig-pin-halo" d="${PICK_PATH}"/><path class="gig-pin-body" d="${PICK_PATH}"/></svg>`;
  // Not under the pick's shadow: a browser counts a text as large as the shadow around it, and the pin
  // that is selected a second after the map came was taken for the page's largest paint.
  const date = `<svg class="gig-pin-date" ${box}><text x="20" y="${17 + size * 0.36}" font-size="${size}">${look.label}</text></svg>`;
  const pulse = look.pulses ? '<span class="gig-pin-pulse"></span>' : '';
  return pick + date + pulse + cornerMarkup(look) + missingMarkup(look.missing);
}

function cornerMarkup({ badge, near }: MarkerLook): string {
  if (badge) return `<span class="gig-pin-count" aria-hidden="true">${badge}</span>`;
  return near ? `<span class="gig-pin-flag">${icon('flag')}</span>` : '';
}

/** At the corner that the count and the flag leave free. */
function signMarkup(severity: FitSign['severity']): string {
  return `<span class="gig-pin-sign is-${severity}">${icon(severity)}</span>`;
}

function missingMarkup(missing: TravelKind[]): string {
  if (missing.length === 0) return '';
  return `<span class="gig-pin-missing">${missing.map(icon).join('')}</span>`;
}

/** The shapes are in the page once, in `GigIcons`. */
function icon(id: string): string {
  return `<svg aria-hidden="true" viewBox="0 0 24 24"><use href="#icon-${id}"/></svg>`;
}

const CLUSTER_SIZE = 40;

export interface ClusterShares {
  booked: number;
  possible: number;
  past: number;
  /** Of how many travel is missing, or does not fit. */
  missing: number;
}

export function clusterIcon(shares: ClusterShares): DivIcon {
  return new NamedIcon({
    name: clusterName(shares),
    className: 'gig-cluster',
    iconSize: [CLUSTER_SIZE, CLUSTER_SIZE],
    html: clusterMarkup(shares),
  });
}

/** "12 gigs: 6 booked, 3 possible, 3 past; 2 need you". */
function clusterName({ booked, possible, past, missing }: ClusterShares): string {
  const kinds = [
    booked && `${booked} booked`,
    possible && `${possible} possible`,
    past && `${past} past`,
  ].filter(Boolean);
  const needs = missing === 0 ? '' : `; ${missing} ${missing === 1 ? 'needs' : 'need'} you`;
  return `${booked + possible + past} gigs: ${kinds.join(', ')}${needs}`;
}

function clusterMarkup({ booked, possible, past }: ClusterShares): string {
  const total = booked + possible + past;
  const parts = (
    [
      ['booked', booked],
      ['possible', possible],
      ['past', past],
    ] as const
  ).filter(([, count]) => count > 0);
  // The ring is 100 long; a gap between parts, none when there is only one.
  const gap = parts.length > 1 ? 2.4 : 0;
  let start = 0;
  const arcs = parts.map(([kind, count]) => {
    const share = (count / total) * 100;
    const length = Math.max(share - gap, 1.5);
    const arc = `<circle class="is-${kind}" cx="20" cy="20" r="15.6" pathLength="100" stroke-dasharray="${round(length)} ${round(100 - length)}" stroke-dashoffset="${round(-start - gap / 2)}"/>`;
    start += share;
    return arc;
  });
  const size = total > 999 ? 11 : total > 99 ? 12.5 : 14;
  return `<svg aria-hidden="true" viewBox="0 0 40 40"><circle class="gig-cluster-disc" cx="20" cy="20" r="19"/><g transform="rotate(-90 20 20)">${arcs.join('')}</g><text x="20" y="${20 + size * 0.36}" font-size="${size}">${total}</text></svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function homePin(code: string): DivIcon {
  return new NamedIcon({
    name: `Home airport, ${code}`,
    className: 'gig-home',
    iconSize: [20, 20],
    html: '<svg aria-hidden="true" viewBox="0 0 20 20"><circle class="gig-home-disc" cx="10" cy="10" r="9.5"/><circle class="gig-home-ring" cx="10" cy="10" r="6.4"/><circle class="gig-home-dot" cx="10" cy="10" r="2.4"/></svg>',
  });
}
