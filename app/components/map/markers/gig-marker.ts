import { type Map as LeafletMap, Marker } from 'leaflet';
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
  private drawn = false;

  constructor(place: PlacedGig, today: string) {
    const look = markerLook(place.gig, today);
    super([place.latitude, place.longitude], {
      riseOnHover: true,
      riseOffset: HOVER_RISE,
      zIndexOffset: DEPTHS[look.state],
    });
    this.place = place;
    this.today = today;
    this.look = look;
  }

  get gigId(): string {
    return this.place.gig.id;
  }

  override onAdd(map: LeafletMap): this {
    if (!this.drawn) this.draw(false);
    return super.onAdd(map);
  }

  draw(selected: boolean) {
    const { look, gigId } = this;
    const name = markerName(this.place.gig, this.today);
    this.drawn = true;
    this.setZIndexOffset(selected ? SELECTED_DEPTH : DEPTHS[look.state]);
    this.setIcon(gigPin({ look, name, gigId, selected }));
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
