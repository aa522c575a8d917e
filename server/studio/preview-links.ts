import { z } from 'zod';
import type { OpenedLink, PreviewLink, PreviewLinks } from '../../src/cms/preview/preview-link.ts';
import { editorSchema } from './editor.schema.ts';
import type { EditorRights } from './editor-rights.ts';
import { createSealed } from '../gateway/sealed.ts';
import { createSealedCookie } from '../gateway/sealed-cookie.ts';

const linkSchema = z.object({
  siteId: z.string(),
  locale: z.string(),
  path: z.string(),
  query: z.string(),
  by: editorSchema,
});

export interface LinkMaker extends PreviewLinks {
  /** The token of a link valid until `expiresAt` (milliseconds since 1970). */
  make(link: PreviewLink, expiresAt: number): Promise<string>;
}

export interface LinkMakerOptions {
  readonly secret: string;
  readonly isSecure: boolean;
  readonly rights: Pick<EditorRights, 'isStill'>;
}

/**
 * Nothing is stored: the token contains the link, and it becomes invalid with its time, its maker's right or the shop's
 * secret.
 */
export function createPreviewLinks({ secret, isSecure, rights }: LinkMakerOptions): LinkMaker {
  const sealed = createSealed(linkSchema, { secret, purpose: 'preview link' });
  const cookie = createSealedCookie('preview-link', { isSecure });

  async function open(token: string): Promise<OpenedLink> {
    const opened = await sealed.open(token);
    if (opened.status !== 'good') return opened;
    const { content: link, expiresAt } = opened;
    return (await rights.isStill(link.by)) ? { status: 'good', link, expiresAt } : { status: 'withdrawn' };
  }

  return {
    make: (link, expiresAt) => sealed.seal(link, expiresAt),
    open,
    async activeLink(request) {
      const token = cookie.read(request);
      const opened = token === undefined ? undefined : await open(token);
      return opened?.status === 'good' ? opened : undefined;
    },
    cookie: (token, expiresAt) => cookie.write(token, expiresAt),
  };
}
