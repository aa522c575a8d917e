import { Hono } from 'hono';
import { z } from 'zod';
import datafile from './demo-datafile.json' with { type: 'json' };
import { createReceived, receivedPage } from './received.ts';

const segmentQuery = z.object({ query: z.string() });
const prediction = z.object({ instances: z.tuple([z.object({ visitorId: z.string(), experimentId: z.string() })]) });
const logged = z.looseObject({ visitors: z.array(z.unknown()) });
const audienceEvents = z.array(z.looseObject({ action: z.string() }));

/** The start of the process: the demo's experiments do not change while it runs. */
const LAST_MODIFIED = new Date().toUTCString();

/** What the vendor serves, below `/experiments`: the datafile, the endpoints of events, segments and predictions. */
export function createExperimentVendor(): Hono {
  const received = createReceived();
  const app = new Hono().basePath('/experiments');
  app.get('/', (context) => context.html(receivedPage(received.list())));
  app.get('/received.json', (context) => context.json(received.list()));
  app.get('/datafile.json', (context) => {
    if (context.req.header('if-modified-since') === LAST_MODIFIED) return context.body(null, 304);
    return context.json(datafile, 200, { 'last-modified': LAST_MODIFIED });
  });
  app.post('/v1/events', async (context) => {
    const { success, data } = logged.safeParse(await readJson(context.req));
    if (!success) return context.json({ error: 'invalid_request' }, 400);
    received.add('log', data.visitors.length, data);
    return context.body(null, 204);
  });
  app.post('/v3/events', async (context) => {
    if (context.req.header('x-api-key') !== API_KEY) return context.json({ error: 'unauthorized' }, 401);
    const { success, data } = audienceEvents.safeParse(await readJson(context.req));
    if (!success) return context.json({ error: 'invalid_request' }, 400);
    received.add('audience', data.length, data);
    return context.json({ title: 'Accepted', status: 202 }, 202);
  });
  app.post('/v3/graphql', async (context) => {
    const { success, data } = segmentQuery.safeParse(await readJson(context.req));
    if (!success) return context.json({ error: 'invalid_request' }, 400);
    received.add('segments', 1, data);
    return context.json(segmentsOf(data.query));
  });
  app.post('/predict/:experimentId', async (context) => {
    const { success, data } = prediction.safeParse(await readJson(context.req));
    const variation = success && predict(data.instances[0].visitorId, context.req.param('experimentId'));
    if (!variation) return context.json({ error: 'invalid_request' }, 400);
    received.add('prediction', 1, data);
    return context.json({ predictions: [{ variation_id: variation }] });
  });
  return app;
}

const API_KEY = datafile.integrations[0]?.publicKey;

const readJson = (request: { json(): Promise<unknown> }): Promise<unknown> => request.json().catch(() => undefined);

/** Every visitor whose id ends with an even digit is in all segments; others were in them before. */
function segmentsOf(query: string) {
  const [, id = ''] = /\(vuid\s*:\s*"([^"]*)"/.exec(query) ?? [];
  const [, subset = ''] = /subset\s*:\s*\[([^\]]*)\]/.exec(query) ?? [];
  const names = [...subset.matchAll(/"([^"]*)"/g)].map(([, name]) => name);
  const state = isEven(id) ? 'qualified' : 'not_qualified';
  return { data: { customer: { audiences: { edges: names.map((name) => ({ node: { name, state } })) } } } };
}

const isEven = (id: string): boolean => lastDigit(id) % 2 === 0;

const lastDigit = (id: string): number => Number.parseInt(id.at(-1) ?? '', 16) || 0;

/** Of the experiment's variants, by the last digit of the visitor's id. */
function predict(visitorId: string, experimentId: string): string | undefined {
  const variations = datafile.experiments.find(({ id }) => id === experimentId)?.variations;
  return variations?.[lastDigit(visitorId) % variations.length]?.id;
}
