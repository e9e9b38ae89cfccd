import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import initSqlJs, { type BindParams, type Database, type Statement } from 'sql.js';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

let migrated: Promise<{ bytes: Uint8Array; open: (bytes: Uint8Array) => Database }> | null = null;

/** Databases that were given back: their prepared statements are most of what a new one costs. */
const spare: SqliteD1[] = [];

/** A real SQLite in memory with the real migrations, behind what drizzle asks of D1. */
export async function aDatabase(clock: () => number) {
  const used = spare.pop();
  if (used) {
    used.clock = clock;
    return used;
  }
  migrated ??= migrateOnce();
  const { bytes, open } = await migrated;
  return new SqliteD1(open(bytes), clock);
}

async function migrateOnce() {
  const SQL = await initSqlJs();
  const open = (bytes: Uint8Array) => new SQL.Database(bytes);
  const sqlite = new SQL.Database();
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    for (const statement of readFileSync(join(MIGRATIONS, file), 'utf8').split(
      '--> statement-breakpoint',
    )) {
      sqlite.run(statement);
    }
  }
  return { bytes: sqlite.export(), open };
}

type Row = Record<string, unknown>;

class SqliteD1 {
  private readonly statements = new Map<string, Statement>();
  private readonly columns = new Map<Statement, string[]>();
  /** Called before each commit of a batch and each single write: it may throw. */
  beforeCommit: (() => void) | null = null;
  afterCommit: (() => void) | null = null;
  queries = 0;
  /** Bytes of the longest text that was handed to a statement. */
  longestText = 0;

  constructor(
    private readonly sqlite: Database,
    public clock: () => number,
  ) {
    sqlite.run('PRAGMA foreign_keys = ON');
    // The database's clock is the test's.
    sqlite.create_function('unixepoch', () => Math.floor(this.clock() / 1000));
  }

  prepare(text: string) {
    return new Bound(this, text, []);
  }

  async batch(bounds: Bound[]) {
    const writes = bounds.some((bound) => bound.writes());
    if (writes) this.beforeCommit?.();
    const results = this.inTransaction(() => bounds.map((bound) => bound.execute()));
    if (writes) this.afterCommit?.();
    return results;
  }

  private inTransaction<Value>(work: () => Value): Value {
    this.sqlite.run('BEGIN');
    try {
      const value = work();
      this.sqlite.run('COMMIT');
      return value;
    } catch (error) {
      this.sqlite.run('ROLLBACK');
      throw error;
    }
  }

  statement(text: string): Statement {
    let statement = this.statements.get(text);
    if (!statement) {
      statement = this.sqlite.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }

  /** The row a statement stands at; sql.js would read the names of its columns for each anew. */
  rowOf(statement: Statement): Row {
    let names = this.columns.get(statement);
    if (!names) {
      names = statement.getColumnNames();
      this.columns.set(statement, names);
    }
    const values = statement.get();
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }

  /** Every statement that has been run. */
  texts() {
    return [...this.statements.keys()];
  }

  /** Rows of a query of the test's own. */
  rows<Found = Row>(text: string, ...params: unknown[]): Found[] {
    return new Bound(this, text, params).objects() as Found[];
  }

  /** Empties the database and gives it back. */
  close() {
    this.beforeCommit = null;
    this.afterCommit = null;
    this.queries = 0;
    this.longestText = 0;
    const tables = this.rows<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    this.sqlite.run('PRAGMA foreign_keys = OFF');
    for (const { name } of tables) this.rows(`DELETE FROM "${name}"`);
    this.sqlite.run('PRAGMA foreign_keys = ON');
    spare.push(this);
  }
}

class Bound {
  constructor(
    private readonly owner: SqliteD1,
    private readonly text: string,
    private readonly params: unknown[],
  ) {}

  bind(...params: unknown[]) {
    return new Bound(this.owner, this.text, params);
  }

  async run() {
    this.touch();
    const result = this.execute();
    if (this.writes()) this.owner.afterCommit?.();
    return result;
  }
  async all() {
    return this.run();
  }
  async first() {
    this.touch();
    return this.objects()[0] ?? null;
  }
  async raw() {
    this.touch();
    return this.each((statement) => statement.get());
  }

  writes() {
    return !/^\s*select/i.test(this.text);
  }

  private touch() {
    if (this.writes()) this.owner.beforeCommit?.();
  }

  execute() {
    return { success: true, results: this.objects(), meta: {} };
  }

  objects(): Row[] {
    return this.each((statement) => this.owner.rowOf(statement));
  }

  private each<Value>(read: (statement: Statement) => Value): Value[] {
    this.owner.queries++;
    for (const value of this.params) {
      if (typeof value !== 'string') continue;
      this.owner.longestText = Math.max(this.owner.longestText, Buffer.byteLength(value));
    }
    const statement = this.owner.statement(this.text);
    const found: Value[] = [];
    try {
      statement.bind(this.params.map(toSqlite) as BindParams);
      while (statement.step()) found.push(read(statement));
    } finally {
      statement.reset();
    }
    return found;
  }
}

function toSqlite(value: unknown) {
  return typeof value === 'boolean' ? Number(value) : value;
}
