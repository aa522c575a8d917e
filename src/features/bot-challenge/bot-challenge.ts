import { isRecord } from '../../../domain/record.ts';
import { TIMEOUT } from '../../api/core/http-client.ts';
import { APPLICATION_ID } from '../../config.ts';
import { answerCaptcha } from '../../stores/core/captcha.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** Carries the answer for two minutes: bot protection in front of the shop or of its services reads it. */
const COOKIE = 'bot-challenge';
const SECONDS = 120;

let answering: Promise<boolean> | undefined;

/** Resolves to false where the challenge was not solved. */
async function answerOnce(): Promise<boolean> {
  const response = await answerCaptcha(pageData().providers.captcha).catch(() => undefined);
  if (response === undefined) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(response)}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure}`;
  return true;
}

const answerChallenge = () => (answering ??= answerOnce().finally(() => (answering = undefined)));

type Challenge = Readonly<Record<string, unknown>>;

let drawing: Promise<boolean> | undefined;

const draw = async (challenge: Challenge, src: string): Promise<boolean> =>
  (await import('./drawn-challenge.ts')).passChallenge(challenge, src);

/** Resolves to whether the call may be made again; calls that are rejected meanwhile share one drawn challenge. */
async function pass(challenge: Challenge): Promise<boolean> {
  const { blockScript: src } = challenge;
  if (typeof src === 'string') return (drawing ??= draw(challenge, src).finally(() => (drawing = undefined)));
  // The solver's own calls pass here too.
  return answering === undefined && answerChallenge();
}

/** A 403 of bot protection names an application, and none of the shop's errors. */
async function readChallenge(response: Response): Promise<Challenge | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const isChallenge = isRecord(body) && typeof body['appId'] === 'string' && body['errorDetails'] === undefined;
  return isChallenge ? body : undefined;
}

/** The time limit of a call may end while a visitor looks at a challenge; who aborted a call does not want it again. */
function renewLimit(init: RequestInit | undefined): RequestInit | undefined {
  const reason: unknown = init?.signal?.aborted && init.signal.reason;
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isLate ? { ...init, signal: AbortSignal.timeout(TIMEOUT) } : init;
}

/**
 * Makes a call of the shop again, once, when bot protection rejected it and its challenge was passed: the one that it describes
 * itself, which the visitor sees, otherwise that of the captcha provider. This wraps `fetch`, as scripts of bot protection do:
 * code in the calls themselves would be part of every page. A challenge from before is answered on its event
 * (docs/errors.md#bot-protection), for the visitor's next attempt. Returns a function that ends it.
 */
export function start(): () => void {
  const { fetch: send } = globalThis;
  const sendAgain: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    const isCall = typeof input === 'string' && input.startsWith('/api/');
    if (response.status !== 403 || !isCall) return response;
    const challenge = await readChallenge(response.clone());
    const isPassed = challenge !== undefined && (await pass(challenge).catch(() => false));
    return isPassed ? send(input, renewLimit(init)) : response;
  };
  const onEvent = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isRecord(detail) && detail['appId'] !== APPLICATION_ID && !document.cookie.includes(`${COOKIE}=`))
      void answerChallenge();
  };
  globalThis.fetch = sendAgain;
  document.addEventListener('aisle:bot-challenge', onEvent);
  return () => {
    if (globalThis.fetch === sendAgain) globalThis.fetch = send;
    document.removeEventListener('aisle:bot-challenge', onEvent);
  };
}
