/** Google's colours for calendars: the id and what it looks like. */
const COLORS: [colorId: string, background: string][] = [
  ['14', '#9fe1e7'],
  ['6', '#ffad46'],
  ['9', '#7bd148'],
  ['16', '#4986e7'],
  ['3', '#f83a22'],
  ['17', '#9a9cff'],
  ['12', '#fad165'],
  ['24', '#a47ae2'],
  ['19', '#c2c2c2'],
  ['2', '#d06b64'],
];

export function colorOf(index: number) {
  const [colorId = '14', backgroundColor = '#9fe1e7'] = COLORS[index % COLORS.length] ?? [];
  return { colorId, backgroundColor, foregroundColor: '#000000' };
}
