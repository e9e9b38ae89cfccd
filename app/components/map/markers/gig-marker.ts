import { type Map as LeafletMap, Marker } from 'leaflet';
import { type FitSign, signWords } from '~/domain/fit/views/fit-sign';
import {
  type MarkerLook,
  type MarkerState,
  markerLook,
  markerName,
  type PlacedGig,
} from '~/domain/gigs/views/marker-look';
import { TRAVEL_KINDS } from '~/domain/travel/need';
import { gigPin } from './gig-pin';

/** What lies in front: Leaflet adds the vertical position in pixels, hence the wide steps. */
const DEPTHS: Record<MarkerState, number> = {
  missing: 10_000,
  booked: 0,
  arranged: 0,
  possible: 0,
  past: -10_000,
};
const SELECTED_DEPTH = 20_000;
const HOVER_RISE = 30_000;

/** Draws its pin only when it comes into view: of a thousand markers, most sit in clusters. */
export class GigMarker extends Marker {
  readonly place: PlacedGig;
  readonly today: string;
  readonly look: MarkerLook;
  sign: FitSign | undefined;
  private drawn = false;
  private selected = false;

  constructor(place: PlacedGig, today: string, sign?: FitSign) {
    const look = markerLook(place.gig, today);
    super([place.latitude, place.longitude], {
      riseOnHover: true,
      riseOffset: HOVER_RISE,
      zIndexOffset: DEPTHS[look.state],
    });
    this.place = place;
    this.today = today;
    this.look = look;
    this.sign = sign;
  }

  get gigId(): string {
    return this.place.gig.id;
  }

  override onAdd(map: LeafletMap): this {
    if (!this.drawn) this.draw(false);
    return super.onAdd(map);
  }

  draw(selected: boolean) {
    const { look, gigId, sign } = this;
    const name = markerName(this.place.gig, this.today);
    this.drawn = true;
    this.selected = selected;
    this.setZIndexOffset(selected ? SELECTED_DEPTH : DEPTHS[look.state]);
    this.setIcon(
      gigPin({
        look,
        name: sign ? `${name}, ${signWords(sign).toLowerCase()}` : name,
        gigId,
        selected,
        sign: sign?.severity,
      }),
    );
  }

  /** Whether that changes anything. */
  showSign(sign: FitSign | undefined): boolean {
    const { severity, count } = this.sign ?? {};
    if (severity === sign?.severity && count === sign?.count) return false;
    this.sign = sign;
    if (this.drawn) this.draw(this.selected);
    return true;
  }

  /** Whether nothing that this marker shows has changed. */
  stillShows({ gig, latitude, longitude }: PlacedGig, today: string): boolean {
    const { place } = this;
    return (
      this.today === today &&
      place.latitude === latitude &&
      place.longitude === longitude &&
      place.gig.title === gig.title &&
      place.gig.location === gig.location &&
      place.gig.type === gig.type &&
      place.gig.date === gig.date &&
      place.gig.endDate === gig.endDate &&
      TRAVEL_KINDS.every((kind) => place.gig.needs[kind] === gig.needs[kind])
    );
  }
}
