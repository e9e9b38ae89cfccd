import { sql } from 'drizzle-orm';
import type { Services } from '~/services.server';
import { tokenPlace } from './access-token.server';
import type { TokenCipher } from './token-cipher';

const BATCH = 100;
/** The rest waits for the next round: a Worker's CPU and statements are counted. */
const MOST_BATCHES = 10;

interface StoredTokens {
  id: string;
  version: number;
  refresh: string | null;
  access: string | null;
}

/**
 * Encrypts with the current key what has stayed under an older one because nobody synced, so that
 * the older one can be removed. Answers how many connections were rewritten.
 */
export async function reencryptTokens({
  db,
  google,
}: Pick<Services, 'db' | 'google'>): Promise<number> {
  if (!google || google.tokens.oldPrefixes.length === 0) return 0;
  const { tokens } = google;
  let count = 0;
  let after = '';
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await listOutdated(db, tokens, after);
    count += await replaceTokens(db, await renewAll(tokens, rows));
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? after;
  }
  return count;
}

function listOutdated(db: Services['db'], { oldPrefixes }: TokenCipher, after: string) {
  return db.all<StoredTokens>(sql`
    SELECT id, token_version AS version, refresh_token_enc AS refresh, access_token_enc AS access
    FROM calendar_connections
    WHERE id > ${after} AND EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(oldPrefixes)}) AS old
      WHERE instr(refresh_token_enc, old.value) = 1 OR instr(access_token_enc, old.value) = 1)
    ORDER BY id LIMIT ${BATCH}`);
}

async function renewAll(tokens: TokenCipher, rows: StoredTokens[]): Promise<StoredTokens[]> {
  const renewed: StoredTokens[] = [];
  for (const row of rows) {
    const refresh = await renew(tokens, row.refresh, tokenPlace('refresh_token_enc', row.id));
    const access = await renew(tokens, row.access, tokenPlace('access_token_enc', row.id));
    const changed = refresh !== row.refresh || access !== row.access;
    if (changed) renewed.push({ ...row, refresh, access });
  }
  return renewed;
}

/** What was tampered with stays as it is: the next sync finds it. */
async function renew(
  tokens: TokenCipher,
  stored: string | null,
  place: string,
): Promise<string | null> {
  if (!stored || !tokens.oldPrefixes.some((prefix) => stored.startsWith(prefix))) return stored;
  const token = await tokens.decrypt(stored, place);
  return token ? tokens.encrypt(token.text, place) : stored;
}

/** Only where nobody has stored other tokens since they were read. */
async function replaceTokens(db: Services['db'], rows: StoredTokens[]): Promise<number> {
  if (rows.length === 0) return 0;
  const replaced = await db.all(sql`
    UPDATE calendar_connections
    SET refresh_token_enc = renewed.value ->> 'refresh', access_token_enc = renewed.value ->> 'access'
    FROM json_each(${JSON.stringify(rows)}) AS renewed
    WHERE calendar_connections.id = renewed.value ->> 'id'
      AND calendar_connections.token_version = renewed.value ->> 'version'
    RETURNING calendar_connections.id`);
  return replaced.length;
}
