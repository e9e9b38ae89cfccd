/** A vendor as the sandbox plays it: its own paths, its own JSON. */
export interface Vendor {
  name: string;
  /** Whether a path is this vendor's. No two vendors share one. */
  owns(pathname: string): boolean;
  answer(request: Request, url: URL): Response | Promise<Response>;
  /** The JSON of an answer that found nothing. */
  nothing(url: URL): Response;
  /** What tests may ask of this vendor beyond faults, by method and path: `POST /__ctl/google/users`. */
  controls?: Readonly<Record<string, Control>>;
  /** Brings the vendor's state back to its seed, for vendors that have state. */
  reset?(): void;
}

export type Control = (request: Request) => Response | Promise<Response>;

/** In development a vendor's other addresses are the sandbox's own; elsewhere they are the real ones. */
export function originFor({ hostname, origin }: URL, real: string): string {
  return isLoopback(hostname) ? origin : real;
}

export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
