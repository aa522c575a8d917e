// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { mountCardFrame } from '../../providers/payment/provider-frame.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import {
  CUSTOMER,
  replaceNetwork,
  sessionOf,
  type Respond,
  type SentRequest,
} from '../../stores/core/network.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { $toasts } from '../../stores/core/toasts.ts';
import { $dialog } from '../../stores/core/dialogs.ts';
import { startNewCard } from './new-card.ts';

type Frame = Parameters<typeof mountCardFrame>[1];

const frames = vi.hoisted((): { options: Frame; submit: ReturnType<typeof vi.fn> }[] => []);
vi.mock('../../providers/payment/provider-frame.ts', () => ({
  mountCardFrame(_: HTMLElement, options: Frame) {
    const submit = vi.fn();
    frames.push({ options, submit });
    return { submit, remove: vi.fn() };
  },
}));

const SESSION = 'GET /cart/v1/paymentSession';
const SAVE = 'POST /consumers-v3/consumer/payment_instruments';
const TOKEN = { paymentToken: 'tok_1', bin: '411111', brand: 'VISA', last4: '1111' };
const FORM = `<form hidden>
  <p data-card-state="off" hidden></p><div data-card-state="failed" hidden><button type="button" data-retry></button></div>
  <div data-card-frame data-title="Card details"></div>
  <input name="holder"><input type="checkbox" name="main"><button type="submit">Save card</button></form>`;

const respond = vi.fn<Respond>();
const left = vi.fn<(address: string | URL) => void>();
let sent: readonly SentRequest[];
let form: HTMLFormElement;

const saves = () => sent.filter(({ call }) => call === SAVE);
const button = () => form.querySelector('[type="submit"]');
const submit = () => form.requestSubmit();
const frame = () => {
  const last = frames.at(-1);
  if (!last) throw new Error('No frame was loaded');
  return last;
};
const isShown = (state: string) => form.querySelector<HTMLElement>(`[data-card-state="${state}"]`)?.hidden === false;

beforeEach(async () => {
  writePageData({ providers: { captcha: 'sandbox', payment: 'sandbox', 'pay-later': 'none' } });
  frames.length = 0;
  $toasts.set([]);
  respond.mockReset().mockImplementation(({ call }) => {
    if (call === SAVE) return Response.json({});
    return Response.json({ attachment: { frameUrl: '/sandbox/frame/card' } });
  });
  sent = replaceNetwork(respond, sessionOf(CUSTOMER));
  vi.spyOn(location, 'assign').mockImplementation(left.mockReset());
  document.body.innerHTML = FORM;
  form = document.forms[0] as HTMLFormElement;
});
afterEach(() => vi.restoreAllMocks());

async function start(): Promise<void> {
  startNewCard(form);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
}

describe('a new card of the account', () => {
  test('is saved by the token of the frame with a captcha, and leads to the list', async () => {
    await start();
    frame().options.onReady();
    const [holder, main] = [form.elements.namedItem('holder'), form.elements.namedItem('main')];
    Object.assign(holder ?? {}, { value: ' Ada Hill ' });
    Object.assign(main ?? {}, { checked: true });
    submit();
    submit();
    expect(frame().submit).toHaveBeenCalledOnce();
    frame().options.onToken(TOKEN);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/account/credit-cards?done=card'));
    expect(saves().map(({ body }) => body)).toEqual([
      {
        payment_method_id: 'CREDIT_CARD',
        paymentToken: 'tok_1',
        holder: 'Ada Hill',
        main: true,
        recaptcha_response: 'sandbox-pass',
      },
    ]);
  });

  test('is asked for once the frame is ready, where the form was sent before', async () => {
    await start();
    submit();
    expect(frame().submit).not.toHaveBeenCalled();
    frame().options.onReady();
    expect(frame().submit).toHaveBeenCalledOnce();
  });

  test('that the frame rejects can be sent again', async () => {
    await start();
    frame().options.onReady();
    submit();
    frame().options.onRejected();
    expect(button()?.getAttribute('aria-busy')).toBe('false');
    submit();
    expect(frame().submit).toHaveBeenCalledTimes(2);
    expect(saves()).toEqual([]);
  });

  test.each([
    ['PYT300', 409, 'PYT300'],
    ['CC_EXPIRY_DATE_INVALID', 400, 'checkout.cardNotSaved'],
    ['AUT403', 403, 'checkout.cardNotSaved'],
  ])('that is rejected with %s shows a toast, and can be sent again', async (errorId, status, message) => {
    respond.mockImplementation(({ call }) =>
      call === SAVE ? errorResponse(status, errorId) : Response.json({ attachment: { frameUrl: '/frame' } }),
    );
    await start();
    frame().options.onReady();
    submit();
    frame().options.onToken(TOKEN);
    await vi.waitFor(() => expect($toasts.get()).toMatchObject([{ type: 'error', message }]));
    await vi.waitFor(() => expect(button()?.getAttribute('aria-busy')).toBe('false'));
    expect(left).not.toHaveBeenCalled();
  });

  test('after the end of the session waits for signing in', async () => {
    respond.mockImplementation(({ call }) =>
      call === SAVE ? errorResponse(403, 'AUT404') : Response.json({ attachment: { frameUrl: '/frame' } }),
    );
    await start();
    frame().options.onToken(TOKEN);
    await vi.waitFor(() => expect($dialog.get()).toMatchObject({ name: 'sign-in' }));
    expect(left).not.toHaveBeenCalled();
  });

  test('has no frame where the shop takes no cards', async () => {
    respond.mockImplementation(() => Response.json({ attachment: { frameUrl: null } }));
    startNewCard(form);
    await vi.waitFor(() => expect(isShown('off')).toBe(true));
    submit();
    expect(button()?.getAttribute('aria-busy')).not.toBe('true');
  });

  test('loads the frame again after a failure', async () => {
    respond.mockImplementationOnce(() => errorResponse(404, 'CART_NOT_FOUND'));
    startNewCard(form);
    await vi.waitFor(() => expect(isShown('failed')).toBe(true));
    form.querySelector<HTMLElement>('[data-retry]')?.click();
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect(isShown('failed')).toBe(false);
    expect(sent.filter(({ call }) => call === SESSION).length).toBe(2);
  });
});
