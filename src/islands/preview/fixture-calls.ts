import type { FixtureAnswer, FixtureAnswers, PreviewFixture } from '../../lib/preview-fixture.ts';

/** Reads of what is everybody's: they may leave, without the visitor's session. */
const PUBLIC: readonly RegExp[] = [
  /^GET \/api\/products\//,
  /^GET \/api\/consumers-v3\/utilities\//,
  /^GET \/api\/token\/v3\/login\/social$/,
  /^GET \/api\/captcha\//,
  /^POST \/api\/stores\/v1\/(search|collectionPoints)$/,
  /^POST \/api\/products\/v1\/products\/[^/]+\/availability$/,
];
/** Pages, texts and content, and the calls of editors' tools. */
const OWN: readonly RegExp[] = [/^GET \/(?!api\/)/, /^GET \/api\/(pre\/)?caas\//, /^[A-Z]+ \/cms\//];

const NOT_HERE = {
  errorDetails: [{ errorId: 'PREVIEW', code: 'PREVIEW', message: 'The preview does not do this.', details: {} }],
  appId: 'ECOMM',
  correlationId: 'preview',
};
const REFUSED = 422;

/** Answers the shop's calls in this window from the fixture. Nothing that a visitor does here leaves the page. */
export function answerCalls(fixture: PreviewFixture): void {
  const send = window.fetch.bind(window);
  const answer = createAnswering(fixture);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    if (origin !== location.origin || OWN.some((own) => own.test(call))) return send(request);
    const found = await answer(request, pathname);
    if (found) return found;
    if (PUBLIC.some((one) => one.test(call))) return send(request, { credentials: 'omit' });
    console.info(`Preview: ${call} was not sent, and the fixture "${fixture.name}" has no answer to it.`);
    return Response.json(NOT_HERE, { status: REFUSED });
  };
  navigator.sendBeacon = () => true;
}

type Answering = (request: Request, pathname: string) => Promise<Response | undefined>;

function createAnswering({ scene, scenes, answers, bodies }: PreviewFixture): Answering {
  let shown = scene;
  return async (request, pathname) => {
    const call = `${request.method} ${pathname.replace(/^\/api(?=\/)/, '')}`;
    const candidates = [...answersTo(call, scenes[shown] ?? {}), ...answersTo(call, answers)];
    if (candidates.length === 0) return undefined;
    const sent = await readBody(request);
    const found = candidates.find(({ when = {} }) =>
      Object.entries(when).every(([name, value]) => sent[name] === value),
    );
    if (!found) return undefined;
    shown = found.scene ?? shown;
    return Response.json(bodies[found.body], { status: found.status ?? 200 });
  };
}

/** `GET /cart/v1/cart/{basketId}` stands for every cart. */
function answersTo(call: string, answers: FixtureAnswers): readonly FixtureAnswer[] {
  return Object.entries(answers).flatMap(([name, own]) => (patternOf(name).test(call) ? own : []));
}

const patternOf = (name: string): RegExp => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // A call without a body.
    return {};
  }
}
