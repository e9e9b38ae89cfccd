import { and, eq } from 'drizzle-orm';
import { silencedFindings } from '~/data/schema';
import { hasGig } from '~/domain/gigs/own-gig.server';
import type { Services } from '~/services.server';
import type { GigFit } from './fit';
import { readFit } from './fit.server';

type Needs = Pick<Services, 'db' | 'reads' | 'places' | 'now'>;

/** Says no more of a finding until its facts change; null when there is no such finding. */
export async function silenceFinding(
  services: Needs,
  userId: string,
  gigId: string,
  findingId: string,
): Promise<GigFit['findings'][number] | null> {
  const { db, now } = services;
  const fit = await readFit(services, userId, gigId);
  const finding = fit?.findings.find(({ id }) => id === findingId);
  if (!finding) return null;
  await db
    .insert(silencedFindings)
    .values({ userId, gigId, findingId, createdAt: now().toISOString() })
    .onConflictDoNothing();
  return { ...finding, silenced: true };
}

/** Takes that back. Answers whether there is such a finding, silenced or not. */
export async function unsilenceFinding(
  services: Needs,
  userId: string,
  gigId: string,
  findingId: string,
): Promise<boolean> {
  const { db } = services;
  if (!(await hasGig(services, userId, gigId))) return false;
  const deleted = await db
    .delete(silencedFindings)
    .where(
      and(
        eq(silencedFindings.userId, userId),
        eq(silencedFindings.gigId, gigId),
        eq(silencedFindings.findingId, findingId),
      ),
    )
    .returning({ id: silencedFindings.findingId });
  if (deleted.length > 0) return true;
  const fit = await readFit(services, userId, gigId);
  return fit?.findings.some(({ id }) => id === findingId) ?? false;
}
