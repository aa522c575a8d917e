import { html } from 'hono/html';
import { WORDS_SCRIPT } from './frame-words.ts';

export type Markup = ReturnType<typeof html>;

/** The frames have an opaque origin (`sandbox="allow-scripts allow-forms"`); only the shop may embed them. */
export function framePage(title: string, content: Markup, script?: string): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/frame/frame.css" />
        ${script === undefined ? '' : html`<script src="/sandbox/frame/${script}" defer></script>`}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly hint?: string;
}

function field({ name, label, autocomplete, maxLength, hint = '' }: Field): Markup {
  return html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      placeholder="${hint}"
      aria-describedby="${name}-fault"
      required
    />
    <span class="fault" id="${name}-fault" role="alert"></span>
  </p>`;
}

export function cardFrame(): Markup {
  const form = html`<form id="card" novalidate>
    ${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', maxLength: 23 })}
    ${field({ name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', maxLength: 7, hint: 'MM/YY' })}
    ${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', maxLength: 4 })}
  </form>`;
  return framePage('Card details', form, 'card.js');
}

export function challengeFrame(sessionId: string): Markup {
  const form = html`<h1>Confirm your payment</h1>
    <form id="challenge" data-session="${sessionId}" novalidate>
      ${field({ name: 'code', label: 'Code', autocomplete: 'one-time-code', maxLength: 8 })}
      <button>Submit</button>
    </form>`;
  return framePage('Payment confirmation', form, 'challenge.js');
}

/** A bank's own page, which redirects back to the shop. */
export function bankPage(sessionId: string): Markup {
  const form = html`<main>
    <h1>Pay with your bank</h1>
    <form method="post" action="/sandbox/bank">
      <input type="hidden" name="sessionID" value="${sessionId}" />
      <button name="decision" value="approve">Approve</button>
      <button name="decision" value="refuse">Refuse</button>
    </form>
  </main>`;
  return framePage('Bank', form);
}

export const FRAME_STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: .25rem; font: 1rem/1.5 var(--font-family, system-ui, sans-serif); color: var(--text, light-dark(#1c1c1c, #f2efe6)); background: var(--ground, light-dark(#fff, #1b2424)); }
html:has(#card, #challenge) { overflow: hidden; }
form > :last-child { margin: 0; }
h1 { font-size: 1.125rem; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
label { display: block; font-weight: 600; }
input { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface, light-dark(#fff, #1b2424)); border: 1px solid var(--line, light-dark(#6b6b6b, #8a948e)); border-radius: var(--radius, .25rem); }
input[aria-invalid='true'] { border-color: var(--danger, light-dark(#b00020, #ff9a9a)); }
.fault { display: block; color: var(--danger, light-dark(#a3142c, #ff9a9a)); }
button { min-block-size: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--action-text, light-dark(#fff, #1c1c1c)); background: var(--action, light-dark(#1c1c1c, #f2efe6)); border: 0; border-radius: var(--radius, .25rem); }
select { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface, light-dark(#fff, #1b2424)); border: 1px solid var(--line, light-dark(#6b6b6b, #8a948e)); border-radius: var(--radius, .25rem); }
input[type='radio'] { flex: none; inline-size: 1.25rem; min-block-size: 1.25rem; accent-color: light-dark(#1c1c1c, #f2efe6); }
fieldset { min-inline-size: 0; margin: 0 0 1.25rem; padding: 0; border: 0; }
details { margin-block-end: .75rem; border: 1px solid light-dark(#d9d9d9, #3a4545); border-radius: .25rem; padding: .25rem .75rem; }
summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; overflow-wrap: anywhere; }
summary > b { min-inline-size: 6rem; }
summary::after { margin-inline-start: auto; text-decoration: underline; content: 'Change'; }
details[open] > summary::after { content: 'Close'; }
legend { margin-block-end: .5rem; font-size: 1.0625rem; font-weight: 700; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); column-gap: .75rem; }
#lines, #sums { margin: 0 0 1.25rem; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
#lines > li, #sums > div { display: flex; gap: 1rem; justify-content: space-between; padding-block: .375rem; border-block-end: 1px solid light-dark(#d9d9d9, #3a4545); }
#sums dd { margin: 0; }
#sums > div:last-child { border: 0; font-size: 1.125rem; font-weight: 700; }
.way { display: flex; gap: .75rem; padding-block: .25rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; }
.way > :nth-child(2) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.way > :last-child, #lines span:last-child, #sums dd { white-space: nowrap; }
.actions { display: grid; gap: .5rem; margin-block-end: .5rem; }
#notice { margin: 0; }
#state { min-block-size: 1.5rem; margin: 0; }
#cancel { color: inherit; background: none; border: 1px solid currentcolor; }
[aria-busy='true'] { cursor: progress; opacity: .75; }
:focus-visible { outline: 3px solid var(--action, light-dark(#1a5fb4, #8fc1ff)); outline-offset: -1px; }
`;

/** Script of all frames: takes the look that its address states, and posts messages to the embedding page alone. */
export const SHARED = `
const look = new URLSearchParams(location.hash.slice(1));
for (const name of ['text', 'ground', 'surface', 'line', 'danger', 'action', 'action-text', 'radius', 'font-family']) {
  if (look.get(name)) document.documentElement.style.setProperty('--' + name, look.get(name));
}
if (look.get('font-url')) {
  const family = look.get('font-family').split(',')[0].replace(/["']/g, '');
  const font = new FontFace(family, 'url(' + JSON.stringify(look.get('font-url')) + ')', { weight: '100 900' });
  font.load().then((loaded) => document.fonts.add(loaded), console.debug);
}
const shop = location.origin;
const tell = (message) => parent.postMessage(message, shop);
const onAsked = (type, act) => addEventListener('message', (event) => {
  if (event.source === parent && event.origin === shop && event.data && event.data.type === type) act();
});
const showFault = (name, message) => {
  const input = document.getElementById(name);
  input.setAttribute('aria-invalid', String(message !== ''));
  document.getElementById(name + '-fault').textContent = message;
  if (message !== '') input.focus();
};
const post = async (path, body) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { ok: answer.ok, body: await answer.json() };
};
const size = () => tell({ type: 'frame-size', height: document.body.offsetHeight });
new ResizeObserver(size).observe(document.body);
`;

/** On \`card-submit\` or Enter posts \`card-token\` with the token, or \`card-error\` with the field. */
export const CARD_SCRIPT = `${SHARED}${WORDS_SCRIPT}const form = document.getElementById('card');
const fields = ['number', 'expiry', 'cvc'];
const value = (name) => form.elements[name].value.trim();
let isBusy = false;
async function submit() {
  if (isBusy) return;
  isBusy = true;
  try {
    for (const name of fields) showFault(name, '');
    const empty = fields.filter((name) => value(name) === '');
    if (empty.length > 0) {
      for (const name of empty.toReversed()) showFault(name, say('Fill in the field.'));
      return tell({ type: 'card-error', field: empty[0], message: 'Fill in the field.' });
    }
    const [, expiryMonth = '', expiryYear = ''] = /^(\\d{1,2}?)[\\s/.-]*(\\d{2}|\\d{4})$/.exec(value('expiry')) ?? [];
    const { ok, body } = await post('/sandbox/card/token', { number: value('number'), expiryMonth, expiryYear, cvc: value('cvc') });
    if (ok) return tell({ type: 'card-token', ...body });
    showFault(fields.includes(body.field) ? body.field : 'number', say(body.message));
    tell({ type: 'card-error', field: body.field, message: body.message });
  } catch {
    tell({ type: 'card-error', field: 'number', message: 'The card could not be checked.' });
  } finally {
    isBusy = false;
  }
}
form.addEventListener('submit', (event) => { event.preventDefault(); void submit(); });
form.elements.cvc.addEventListener('keydown', (event) => { if (event.key === 'Enter') void submit(); });
form.elements.number.addEventListener('input', ({ target }) => {
  if (target.selectionStart < target.value.length) return;
  target.value = target.value.replace(/\\D/g, '').replace(/(\\d{4})(?=\\d)/g, '$1 ');
});
form.elements.expiry.addEventListener('input', ({ target, inputType }) => {
  if (/^\\d{2}$/.test(target.value) && inputType === 'insertText') target.value += '/';
});
onAsked('card-submit', submit);
tell({ type: 'card-ready' });
`;

/** Posts \`challenge-result\` with the \`redirectResult\`, whether the code is right or wrong. */
export const CHALLENGE_SCRIPT = `${SHARED}${WORDS_SCRIPT}const form = document.getElementById('challenge');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const code = form.elements.code.value.trim();
  if (code === '') return showFault('code', say('Enter the code.'));
  showFault('code', '');
  const sessionID = form.dataset.session;
  try {
    const { ok, body } = await post('/sandbox/3ds', { sessionID, code });
    if (ok) tell({ type: 'challenge-result', sessionID, redirectResult: body.redirectResult });
    else showFault('code', say(body.message));
  } catch {
    showFault('code', say('The code could not be checked.'));
  }
});
tell({ type: 'challenge-ready' });
`;
