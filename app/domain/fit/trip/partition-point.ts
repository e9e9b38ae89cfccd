/** Where the first one stands that is not before something; of what is sorted, those before it come first. */
export function partitionPoint<Item>(
  sorted: readonly Item[],
  isBefore: (item: Item) => boolean,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
