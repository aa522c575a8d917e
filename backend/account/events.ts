import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EventRegistration, EventRequest } from '../../src/api/account/account.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';

export interface EventService {
  /**
   * Registers once per event and organisation; a repeated request replaces the data. Rejects with `ATTR300` for an empty
   * request, `ATTR100` without its type and `ATTR200` without an organisation.
   */
  register(
    request: EventRequest,
    by: { readonly consumerNo: string; readonly siteId: string },
  ): Promise<EventRegistration>;
}

export function createEventService({ write }: { write: Kysely<Tables> }): EventService {
  return {
    async register(request, { consumerNo, siteId }) {
      const { requestType, organisation, eventId = '', attributes = {} } = request;
      if (Object.values(request).every(isEmpty)) throw apiError('ATTR300');
      if (!requestType) throw apiError('ATTR100');
      if (!organisation) throw apiError('ATTR200');
      const values = { attributes: JSON.stringify(attributes), updated_at: Date.now() };
      const eventKey = { request_type: requestType, organisation, event_id: eventId };
      const who = { consumer_no: consumerNo, site_id: siteId };
      const newId = randomUUID();
      const { id } = await write
        .insertInto('event_registration')
        .values({ id: newId, ...who, ...eventKey, ...values, created_at: values.updated_at })
        .onConflict((conflict) =>
          conflict.columns(['consumer_no', 'request_type', 'organisation', 'event_id']).doUpdateSet(values),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return { registrationId: id, status: id === newId ? 'registered' : 'changed' };
    },
  };
}

function isEmpty(value: EventRequest[keyof EventRequest]): boolean {
  return typeof value === 'object' ? Object.keys(value).length === 0 : !value;
}
