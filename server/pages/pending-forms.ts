import { z } from 'zod';
import type { PendingForms } from '../../src/cms/request-context.ts';
import { createSealedCookie } from '../gateway/sealed-cookie.ts';
import { createSealed } from '../gateway/sealed.ts';

const pendingForm = z.object({ path: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) });

const LIFETIME_MS = 15 * 60 * 1000;
/** Characters: browsers store 4096 bytes with the name and the attributes. */
const MAX_LENGTH = 3900;
/** Passwords, and the number and PIN of a card. */
const SECRET = /password|^(?:number|pin)$/i;

/** Forms sent after the end of a session travel in a sealed cookie of the browser; nothing is stored on the server (docs/decisions/111-pending-forms.md). */
export function createPendingForms({ secret, isSecure }: { secret: string; isSecure: boolean }): PendingForms {
  const sealed = createSealed(pendingForm, { secret, purpose: 'pending form' });
  const cookie = createSealedCookie('pending-form', { isSecure });
  return {
    async store(path, sent) {
      if (!sent.get('customer')) return undefined;
      const fields = [...sent].filter(([name]) => !SECRET.test(name));
      const expiresAt = Date.now() + LIFETIME_MS;
      const value = await sealed.seal({ path, fields }, expiresAt);
      return value.length > MAX_LENGTH ? undefined : cookie.write(value, expiresAt);
    },
    async find(request, { path, consumerNo }) {
      const value = cookie.read(request);
      const opened = value === undefined ? undefined : await sealed.open(value);
      if (opened?.status !== 'good' || opened.content.path !== path) return undefined;
      const fields = new URLSearchParams(opened.content.fields);
      return fields.get('customer') === consumerNo ? fields : undefined;
    },
    remove: (request) => (cookie.read(request) === undefined ? undefined : cookie.write('', 0)),
  };
}
