import type { AstroGlobal } from 'astro';
import type { VisitorCalls } from '../cms/request-context.ts';
import { ApiError } from '../api/core/api-error.ts';
import type { SampleState } from '../cms/preview/sample-state.ts';

export type Page = Pick<AstroGlobal, 'locals' | 'request' | 'response' | 'clientAddress' | 'url'>;

/** Operations in the session of the visitor who requests the page. */
export function ownCalls({ locals: { shop }, request, clientAddress }: Page): VisitorCalls {
  const { headers } = request;
  const visitor = { cookie: headers.get('cookie') ?? '', userAgent: headers.get('user-agent') ?? undefined };
  return shop.visitorCalls({ ...visitor, address: clientAddress, siteId: shop.siteId, locale: shop.locale });
}

/** Operations of a previewed page: its sample state responds. */
export function sampleCalls({ scene, scenes, answers, bodies }: SampleState): VisitorCalls {
  const call: VisitorCalls['call'] = async ({ method, path }) => {
    const name = `${method} ${path}`;
    const reply = (scenes[scene]?.[name] ?? answers[name])?.find(({ when }) => when === undefined);
    if (reply?.body === undefined || (reply.status ?? 200) !== 200)
      throw new ApiError({ errorId: 'API404', status: 404, message: `The preview has no ${name}.` });
    return bodies[reply.body] as never; // as the reply of this operation was declared
  };
  return { call, cookies: [] };
}
