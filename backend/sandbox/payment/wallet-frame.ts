import { html } from 'hono/html';
import { framePage, SHARED, type Markup } from './frames.ts';

/** The address that the sandbox's wallet has stored, by country; any other can be typed in. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  US: ['United States', '1 Ridge Road', 'Portland', 'OR', '97205', '+12125550100'],
  CA: ['Canada', '200 Granville Street', 'Vancouver', 'BC', 'V6C 1S4', '+16045550100'],
  GB: ['United Kingdom', '1 Fell Lane', 'Keswick', '', 'CA12 5BY', '+441632960100'],
  DE: ['Germany', 'Bergweg 1', 'München', '', '80331', '+4989123456'],
  FR: ['France', '1 rue des Cimes', 'Grenoble', '', '38000', '+33476123456'],
  ES: ['Spain', 'Calle Mayor 1', 'Madrid', 'M', '28013', '+34911234567'],
  IT: ['Italy', 'Via Roma 1', 'Torino', 'TO', '10121', '+390111234567'],
  NL: ['Netherlands', 'Dorpsstraat 1', 'Utrecht', '', '3511 AB', '+31301234567'],
};
const ADDRESS_FIELDS = ['addressLine1', 'city', 'province', 'postalCode', 'phone'] as const;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string;
  readonly type?: string;
  readonly isOptional?: boolean;
}

const field = ({ name, label, autocomplete, value = '', type = 'text', isOptional = false }: Field): Markup =>
  html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="100"
      ${isOptional ? '' : 'required'}
    />
  </p>`;

function contact(): Markup {
  return html`<details>
    <summary><b>Contact</b><span id="who"></span></summary>
    <div class="pair">
      ${field({ name: 'firstName', label: 'First name', autocomplete: 'given-name', value: 'Ada' })}
      ${field({ name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: 'Hill' })}
    </div>
    ${field({ name: 'email', label: 'Email', autocomplete: 'email', value: 'ada.hill@example.com', type: 'email' })}
    ${field({ name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel' })}
  </details>`;
}

function address(): Markup {
  const countries = Object.entries(ADDRESSES).map(([code, [name]]) => html`<option value="${code}">${name}</option>`);
  return html`<details>
    <summary><b id="where">Deliver to</b><span id="place"></span></summary>
    <p>
      <label for="countryCode">Country</label>
      <select id="countryCode" name="countryCode" autocomplete="country">
        ${countries}
      </select>
    </p>
    ${field({ name: 'addressLine1', label: 'Address', autocomplete: 'address-line1' })}
    <div class="pair">
      ${field({ name: 'city', label: 'City', autocomplete: 'address-level2' })}
      ${field({ name: 'province', label: 'State', autocomplete: 'address-level1', isOptional: true })}
    </div>
    ${field({ name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code' })}
  </details>`;
}

/** A wallet's frame: the items, the customer's own contact and address, and one pay button, which never moves. */
export function walletFrame(session: string): Markup {
  const markup = html`<main>
    <h1 id="wallet" tabindex="-1">Wallet</h1>
    <ul id="lines"></ul>
    <form id="sheet" data-session="${session}" data-places="${JSON.stringify(ADDRESSES)}">
      ${contact()} ${address()}
      <div id="shipments"></div>
      <dl id="sums"></dl>
      <div class="actions">
        <button id="pay">Pay</button>
        <button id="cancel" type="button">Cancel</button>
      </div>
      <p id="notice" class="fault" role="alert"></p>
      <p id="state" role="status"></p>
    </form>
  </main>`;
  return framePage('Wallet', markup, 'wallet.js');
}

/**
 * Posts \`wallet-ready\`, and after each choice \`wallet-address\` or \`wallet-method\`; the shop responds to each with
 * \`wallet-show\`. Ends with \`wallet-approved\` and the token, or \`wallet-cancel\`. A payment confirmed before the
 * shop has responded is sent after the response, if the total is unchanged.
 */
export const WALLET_SCRIPT = `${SHARED}
const byId = (id) => document.getElementById(id);
const form = byId('sheet');
const { session, places } = form.dataset;
const stored = JSON.parse(places);
const PLACE_FIELDS = ${JSON.stringify(ADDRESS_FIELDS)};
const make = (name, text, className) => Object.assign(document.createElement(name), { textContent: text || '', className: className || '' });
let isFilled = false;
let isBusy = true;
let isPaying = false;
let wantsToPay = false;
let total = '';

function wait(is, text) {
  isBusy = is;
  byId('pay').setAttribute('aria-busy', String(is));
  byId('state').textContent = is ? text || 'Updating …' : '';
}
function fillPlace(code) {
  const [, ...values] = stored[code] || stored.US;
  PLACE_FIELDS.forEach((name, index) => { form.elements[name].value = values[index]; });
}
const address = () => Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('way-')));
function sumUp() {
  const { firstName, lastName, email, addressLine1, city, postalCode } = address();
  byId('who').textContent = firstName + ' ' + lastName + ', ' + email;
  byId('place').textContent = addressLine1 + ', ' + postalCode + ' ' + city;
}
function ask(message) {
  byId('notice').textContent = '';
  wait(true);
  tell(message);
}
const askAddress = () => ask({ type: 'wallet-address', address: address() });

function row({ label, amount }, names, className) {
  const line = make(names[0], '', className);
  line.append(make(names[1], label), make(names[2], amount));
  return line;
}
function way(shipment, one) {
  const label = make('label', '', 'way');
  const input = Object.assign(make('input'), { type: 'radio', name: 'way-' + shipment.shippingId, value: one.code, checked: one.isChosen });
  input.addEventListener('change', () => ask({ type: 'wallet-method', shippingId: shipment.shippingId, code: one.code }));
  label.append(input, make('span', one.label), make('span', one.price));
  return label;
}
function showShipments(shipments) {
  const focused = document.activeElement;
  const kept = focused && focused.type === 'radio' ? [focused.name, focused.value] : undefined;
  byId('shipments').replaceChildren(...shipments.filter(({ ways }) => ways.length > 0).map((shipment) => {
    const group = make('fieldset');
    group.append(make('legend', shipment.label), ...shipment.ways.map((one) => way(shipment, one)));
    return group;
  }));
  if (kept) [...form.querySelectorAll('[type=radio]')].find(({ name, value }) => name === kept[0] && value === kept[1])?.focus();
}
function show(content) {
  document.title = content.wallet;
  byId('wallet').textContent = content.wallet;
  byId('where').textContent = content.isShipped ? 'Deliver to' : 'Billing address';
  byId('lines').replaceChildren(...content.lines.map((line) => row(line, ['li', 'span', 'span'])));
  byId('sums').replaceChildren(...[...content.sums, { label: 'To pay', amount: content.total }].map((sum) => row(sum, ['div', 'dt', 'dd'])));
  byId('pay').textContent = 'Pay ' + content.total;
  showShipments(content.shipments);
  if (!isFilled) {
    isFilled = true;
    form.elements.countryCode.value = stored[content.country] ? content.country : 'US';
    fillPlace(form.elements.countryCode.value);
    return askAddress();
  }
  sumUp();
  isPaying = false;
  wait(false);
  const goesOn = wantsToPay && !content.error && total === content.total;
  total = content.total;
  byId('notice').textContent = content.error || (wantsToPay && !goesOn ? 'The total has changed.' : '');
  wantsToPay = false;
  if (goesOn) void pay();
}
async function pay() {
  if (isPaying || !form.reportValidity()) return;
  if (isBusy) { wantsToPay = true; return; }
  isPaying = true;
  byId('notice').textContent = '';
  wait(true, 'Paying …');
  try {
    const { firstName } = address();
    const { ok, body } = await post('/sandbox/wallet/token', { session_id: session, name: firstName });
    if (ok) return tell({ type: 'wallet-approved', paymentToken: body.paymentToken, address: address() });
    byId('notice').textContent = body.message;
  } catch {
    byId('notice').textContent = 'The wallet cannot be reached.';
  }
  isPaying = false;
  wait(false);
}
form.addEventListener('change', ({ target }) => {
  if (target.type === 'radio') return;
  if (target.name === 'countryCode') fillPlace(target.value);
  if (form.checkValidity()) askAddress();
});
form.addEventListener('invalid', ({ target }) => { target.closest('details').open = true; }, true);
form.addEventListener('submit', (event) => { event.preventDefault(); void pay(); });
byId('cancel').addEventListener('click', () => tell({ type: 'wallet-cancel' }));
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === shop && data && data.type === 'wallet-show') show(data);
});
tell({ type: 'wallet-ready' });
`;
