import { loadText } from '../../islands/kit/load-text.ts';
import { loadStylesheets } from '../../islands/kit/stylesheets.ts';
import { loadScript } from '../../lib/scripts/load-script.ts';
import challengeCss from './bot-challenge.css?url';

/** What the vendor's script reads, by the members of the 403 that describes its challenge. */
const GLOBALS: Readonly<Record<string, string>> = {
  appId: '_pxAppId',
  jsClientSrc: '_pxJsClientSrc',
  firstPartyEnabled: '_pxFirstPartyEnabled',
  vid: '_pxVid',
  uuid: '_pxUuid',
  hostUrl: '_pxHostUrl',
};
/** Called by the vendor's script after each attempt. */
const ON_ATTEMPT = '_pxOnCaptchaSuccess';

async function createDialog(): Promise<HTMLDialogElement> {
  const texts = ['challenge.title', 'challenge.text', 'shell.close'].map((key) => loadText(key));
  const [title = '', text = '', close = ''] = await Promise.all(texts);
  await loadStylesheets([challengeCss]);
  const dialog = Object.assign(document.createElement('dialog'), { className: 'bot-challenge', ariaLabel: title });
  const heading = Object.assign(document.createElement('h2'), { textContent: title });
  const hint = Object.assign(document.createElement('p'), { textContent: text });
  // The vendor's script draws into the element of this id.
  const host = Object.assign(document.createElement('div'), { id: 'px-captcha' });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
  button.className = 'button button--quiet';
  button.onclick = () => dialog.close();
  dialog.append(heading, hint, host, button);
  return dialog;
}

/**
 * Shows a challenge of bot protection in a dialog. Resolves to whether the visitor passed: false where the dialog was closed
 * or the vendor's script cannot be loaded.
 */
export async function passChallenge(answer: Readonly<Record<string, unknown>>, src: string): Promise<boolean> {
  const dialog = await createDialog();
  const { promise: passed, resolve } = Promise.withResolvers<boolean>();
  for (const [member, name] of Object.entries(GLOBALS)) Reflect.set(globalThis, name, answer[member]);
  Reflect.set(globalThis, ON_ATTEMPT, (isValid: unknown) => isValid === true && resolve(true));
  dialog.addEventListener('close', () => resolve(false));
  document.body.append(dialog);
  dialog.showModal();
  loadScript(src).catch(() => resolve(false));
  const isPassed = await passed;
  dialog.close();
  dialog.remove();
  return isPassed;
}
