/** Two decimals are about a kilometre: enough to sort stores, and the address of a page names nobody's house. */
const DECIMALS = 2;
const TIMEOUT = 10_000;

/** A button that searches around the visitor's position; the browser asks for consent when it is pressed. Without this script it is not shown. */
export function attach(element: HTMLElement): void {
  const button = element.querySelector('button');
  const output = element.querySelector('output');
  const form = element.closest('form');
  if (!button || !output || !form) return;
  const show = (message: string) => {
    button.ariaBusy = null;
    output.textContent = message;
  };
  button.disabled = false;
  button.addEventListener('click', () => {
    show('');
    button.ariaBusy = 'true';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => search(form, coords),
      () => show(element.dataset.failed ?? ''),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    );
  });
}

function search(form: HTMLFormElement, { latitude, longitude }: GeolocationCoordinates): void {
  const values = { near: '', latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.disabled = false;
  }
  form.requestSubmit();
}
