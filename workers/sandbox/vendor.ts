/** A vendor as the sandbox plays it: its own paths, its own JSON. */
export interface Vendor {
  name: string;
  /** Whether a path is this vendor's. No two vendors share one. */
  owns(pathname: string): boolean;
  answer(request: Request, url: URL): Response | Promise<Response>;
  /** The JSON of an answer that found nothing. */
  nothing(url: URL): Response;
}
