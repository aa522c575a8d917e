// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { attach } from './customizer.later.client.ts';

const FORM = `<section><form data-base="200" data-currency="USD">
  <fieldset data-piece-of="upper"><legend>Upper</legend>
    <input type="radio" name="p1" value="upper.bark" data-label="Bark" data-hex="#111111" checked>
    <input type="radio" name="p1" value="upper.moss" data-label="Moss" data-hex="#222222" data-surcharge="5">
  </fieldset>
  <svg role="img" aria-label="Upper: Bark"><path data-piece="upper" fill="#111111"/></svg><output></output>
</form></section>`;

function open() {
  document.documentElement.lang = 'en-us';
  document.body.innerHTML = FORM;
  const [section, moss, drawing] = [
    document.querySelector<HTMLElement>('section'),
    document.querySelector<HTMLInputElement>('[value="upper.moss"]'),
    document.querySelector('svg'),
  ];
  if (!section || !moss || !drawing) throw new Error('The form is incomplete.');
  return { section, moss, drawing };
}

const labelOf = (drawing: Element) => drawing.getAttribute('aria-label');

test('a choice that was made before the script ran is drawn', async () => {
  const { section, moss, drawing } = open();
  moss.checked = true;
  attach(section);
  await vi.waitFor(() => expect(labelOf(drawing)).toBe('Upper: Moss'));
  expect(drawing.querySelector('path')?.getAttribute('fill')).toBe('#222222');
  expect(document.querySelector('output')?.textContent).toBe('$205.00');
  expect(new URL(location.href).searchParams.get('p1')).toBe('upper.moss');
});

test('without a choice nothing is drawn anew, and a later one is', async () => {
  history.replaceState(null, '', '/p/boot');
  const { section, moss, drawing } = open();
  attach(section);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([labelOf(drawing), location.search]).toEqual(['Upper: Bark', '']);
  moss.checked = true;
  moss.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(labelOf(drawing)).toBe('Upper: Moss'));
});
