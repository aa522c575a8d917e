import { ATTEMPTS, type LeaseDeps } from './message-leases.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Maximum of sent messages that the outbox retains. */
export const MAX_RETAINED = 5000;

/** Deletes messages a week after they were sent or given up, and all but the newest 5,000; unsent messages stay. */
export async function removeOld({ read, write, now }: LeaseDeps): Promise<void> {
  const at = now();
  await write
    .updateTable('outbox')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where('attempts', '>=', ATTEMPTS)
    .where('due_at', '<=', at)
    .execute();
  const last = await read
    .selectFrom('outbox')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(MAX_RETAINED)
    .limit(1)
    .executeTakeFirst();
  await write
    .deleteFrom('outbox')
    .where('status', '!=', 'waiting')
    .where('created_at', '<=', Math.max(at - WEEK, last?.created_at ?? 0))
    .execute();
}
