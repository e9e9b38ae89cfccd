/** Set by the edge and by nobody else; absent only where no edge stands in front. */
export function clientAddress(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? 'local';
}
