import type { SourceSpan } from '../../parsed-detail';
import { lineAt, type Reading } from '../../reading';
import { addressBelow } from '../../tokens/places/address-below';
import { findAddresses } from '../../tokens/places/addresses';
import type { PrintedAddress } from '../../tokens/places/printed-address';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { twoStations } from './branches';

interface PrintedBranch extends SourceSpan {
  text: string;
}

/** Both branches of a rental with their addresses; where they are one, its address may stand with either. */
export function withAddresses(
  pickup: PrintedBranch | null,
  back: PrintedBranch | null,
  reading: Reading,
) {
  const addresses = findAddresses(reading);
  const [from, to] = [pickup, back].map((one) => one && withAddress(one, addresses, reading));
  if (!pickup || pickup.text !== back?.text) return { from: from ?? null, back: to ?? null };
  const told = (from === pickup ? to : from) ?? pickup;
  return { from: told, back: told };
}

/** "Asheville Tunnel Road", and behind or below it "836 Tunnel Rd, Asheville, NC 28805": a branch with its address. */
function withAddress(
  branch: PrintedBranch,
  addresses: readonly PrintedAddress[],
  reading: Reading,
): PrintedBranch {
  const printed = addresses.find(
    ({ start }) => start >= branch.end && BESIDE.test(reading.clean.slice(branch.end, start)),
  );
  const line = reading.lines[lineAt(reading.lines, branch.start)];
  if (line?.cells.some((cell) => twoStations(cell) !== null)) return branch;
  const address = printed ?? addressBelow(reading, branch.end);
  if (!address || isInColumns(branch.start, address.end, reading)) return branch;
  // Of two columns with one branch in both.
  const value = /^(.{6,60}), \1$/.exec(address.value)?.[1] ?? address.value;
  const text = value.startsWith(branch.text) ? value : `${branch.text}, ${value}`;
  return { start: branch.start, end: address.end, text };
}

const BESIDE = anyCase(
  `^[ \\t,|-]{0,9}(?:\\n[ \\t]{0,9}){0,2}(?:(?:${wordsFor('address')})\\s?[:\\t]\\s{0,3})?$`,
);

const LABEL = anyCase(`^(?:${wordsFor('address')})\\s?:?$`);

/** Where both branches stand side by side, the lines of their addresses run into each other. */
function isInColumns(start: number, end: number, { lines }: Reading): boolean {
  const own = lines.slice(lineAt(lines, start), lineAt(lines, end - 1) + 1);
  return own.some(
    ({ cells }) => cells.filter((cell) => cell.start >= start && !LABEL.test(cell.text)).length > 1,
  );
}
