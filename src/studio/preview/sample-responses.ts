import { errorEnvelope } from '../../api/core/error-envelope.ts';
import type {
  SampleResponse,
  SampleResponses,
  SampleState,
  CartResult,
  CartRequest,
} from '../../cms/preview/sample-state.ts';
import { TOOL_MARK } from '../lib/checker-report.ts';

const TEXT = 'Example: nothing is sent in a preview.';
const VISIBLE_MS = 8000;

/** Shows that the request is not possible in the preview, with a hint to what is. */
function startNotice(): (hint?: string) => void {
  const notice = document.createElement('p');
  notice.className = 'preview-notice';
  notice.lang = 'en';
  notice.role = 'status';
  // A popover is shown above modal dialogs too.
  notice.popover = 'manual';
  notice.setAttribute(TOOL_MARK, 'notice');
  document.body.append(notice);
  let timer = 0;
  return (hint = '') => {
    notice.hidePopover();
    notice.showPopover();
    notice.textContent = `${TEXT} ${hint}`.trim();
    clearTimeout(timer);
    timer = window.setTimeout(() => notice.hidePopover(), VISIBLE_MS);
  };
}

/** Reads of public data: sent to the server, without the visitor's session. */
const PUBLIC: readonly RegExp[] = [
  /^GET \/api\/products\//,
  /^GET \/api\/consumers-v3\/utilities\//,
  /^GET \/api\/token\/v3\/login\/social$/,
  /^GET \/api\/captcha\//,
  /^POST \/api\/stores\/v1\/(search|collectionPoints)$/,
  /^POST \/api\/products\/v1\/products\/[^/]+\/availability$/,
];
/** Pages, translations and content, and the endpoints of the studio. */
const PASSED_THROUGH: readonly RegExp[] = [/^GET \/(?!api\/)/, /^GET \/api\/(pre\/)?caas\//, /^[A-Z]+ \/cms\//];

const NOT_HERE = errorEnvelope({ errorId: 'PREVIEW', message: 'The preview does not do this.' }, 'preview');
const UNPROCESSABLE = 422;

const IS_READ = /^(GET|HEAD) /;

/** Answers the shop's requests in this window from the fixture. No action of a visitor is sent to the server. */
export function answerCalls(fixture: SampleState): void {
  const send = window.fetch.bind(window);
  const answer = createAnswering(fixture);
  const askCart = openCart(fixture.cart);
  const notifyNotSent = startNotice();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const sent = `${request.method} ${pathname}`;
    if (origin !== location.origin || PASSED_THROUGH.some((own) => own.test(sent))) return send(request);
    const call = sent.replace(' /api/', ' /');
    const body = await readBody(request);
    const found = answer(call, body);
    if (found) return found;
    if (PUBLIC.some((one) => one.test(sent))) return send(request, { credentials: 'omit' });
    const ofCart = await askCart({ call, body });
    if (ofCart?.hint !== undefined) notifyNotSent(ofCart.hint);
    if (ofCart) return Response.json(ofCart.body, { status: ofCart.status });
    if (!IS_READ.test(call)) notifyNotSent();
    console.info(`Preview: ${sent} was not sent, and the fixture "${fixture.name}" has no answer to it.`);
    return Response.json(NOT_HERE, { status: UNPROCESSABLE });
  };
  navigator.sendBeacon = () => true;
  interceptForms(notifyNotSent);
}

/** Forms without a script are not submitted either. */
function interceptForms(notifyNotSent: () => void): void {
  addEventListener('submit', (event) => {
    const isSent = event.target instanceof HTMLFormElement && event.target.method === 'post';
    if (!isSent || event.defaultPrevented) return;
    event.preventDefault();
    notifyNotSent();
  });
}

type Body = Readonly<Record<string, unknown>>;
type Answering = (call: string, body: Body) => Promise<Response> | undefined;

function createAnswering({ scene, scenes, answers, bodies }: SampleState): Answering {
  let shown = scene;
  return (call, body) => {
    const candidates = [...answersTo(call, scenes[shown] ?? {}), ...answersTo(call, answers)];
    const found = candidates.find(({ when = {} }) =>
      Object.entries(when).every(([name, value]) => body[name] === value),
    );
    if (!found) return undefined;
    shown = found.scene ?? shown;
    if (found.body === undefined) return new Promise(() => {});
    return Promise.resolve(Response.json(bodies[found.body], { status: found.status ?? 200 }));
  };
}

/** `GET /cart/v1/cart/{basketId}` matches every cart. */
function answersTo(call: string, answers: SampleResponses): readonly SampleResponse[] {
  return Object.entries(answers).flatMap(([name, own]) => (patternOf(name).test(call) ? own : []));
}

const patternOf = (name: string): RegExp => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);

async function readBody(request: Request): Promise<Body> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // A request without a body.
    return {};
  }
}

type AskCart = (request: CartRequest) => Promise<CartResult | undefined>;

/**
 * Runs the sample cart in a worker (`src/studio/sample-states/cart/worker.ts`); resolves to undefined for other
 * operations.
 */
function openCart(cart: SampleState['cart']): AskCart {
  const worker = new Worker(new URL('../sample-states/cart/worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(cart);
  return (request) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage(request, [port2]);
    });
}
