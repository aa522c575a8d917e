interface CaptchaPage {
  readonly document: Document;
  /** Of the page: the challenge was passed, or not. */
  _pxOnCaptchaSuccess?: (isValid: boolean) => void;
}

/**
 * Runs in the browser, as text: it may use nothing outside of itself. Draws the challenge into `#px-captcha`, as the
 * vendor's script does: a button that only a person presses.
 */
export function drawCaptcha(base: string, labels: Readonly<Record<string, string>>): void {
  const page: CaptchaPage = globalThis;
  const { document } = page;
  const host = document.getElementById('px-captcha');
  if (!host) return;
  const [language = 'en'] = document.documentElement.lang.split('-');
  const text = labels[language] ?? labels['en'] ?? '';
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  const size = { minBlockSize: '3rem', inlineSize: '100%' };
  const paint = { color: 'inherit', background: 'transparent', border: '1px solid', font: 'inherit' };
  Object.assign(button.style, size, paint, { cursor: 'pointer' });
  button.onclick = async () => {
    button.disabled = true;
    const isPassed = await fetch(`${base}/pass`, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    button.disabled = false;
    page._pxOnCaptchaSuccess?.(isPassed);
  };
  host.replaceChildren(button);
}

/** By language; the nine locales of the shop have these six. */
export const CAPTCHA_LABELS: Readonly<Record<string, string>> = {
  en: 'I am a person',
  de: 'Ich bin ein Mensch',
  fr: 'Je suis une personne',
  es: 'Soy una persona',
  it: 'Sono una persona',
  nl: 'Ik ben een mens',
};
