/**
 * Where a request comes from, as the edge says and nobody else can; absent only where no edge
 * stands in front. Of an IPv6 address the first half: the rest is the visitor's own to choose.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'local';
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = address.includes('::')
    ? 8 - groups.length - tail.split(':').filter(Boolean).length
    : 0;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
