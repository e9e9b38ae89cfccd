declare module 'tz-lookup' {
  /** Throws a RangeError outside ±90, ±180. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
