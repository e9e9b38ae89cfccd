/** A D1 binding that counts how often it is waited for, and how many statements and rows that takes. */
export function countTrips(db: D1Database) {
  const trips = { count: 0, statements: 0, rowsRead: 0 };
  const counting = async <Answer>(statements: number, ask: () => Promise<Answer>) => {
    trips.count++;
    trips.statements += statements;
    const answer = await ask();
    for (const result of [answer].flat() as Partial<D1Result>[]) {
      trips.rowsRead += result?.meta?.rows_read ?? 0;
    }
    return answer;
  };
  const statement = (real: D1PreparedStatement): unknown => ({
    real,
    bind: (...values: unknown[]) => statement(real.bind(...values)),
    all: () => counting(1, () => real.all()),
    run: () => counting(1, () => real.run()),
    first: () => counting(1, () => real.first()),
    raw: () => counting(1, () => real.raw()),
  });
  const binding = {
    prepare: (query: string) => statement(db.prepare(query)),
    batch: (statements: { real: D1PreparedStatement }[]) =>
      counting(statements.length, () => db.batch(statements.map(({ real }) => real))),
  };
  return { binding: binding as unknown as D1Database, trips };
}
