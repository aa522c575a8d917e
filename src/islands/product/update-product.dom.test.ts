// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followChoice } from './update-product.ts';

const radio = (name: string, value: string, chosen: boolean, attributes = '') =>
  `<label class="${attributes === '' ? 'gone' : 'available'}"><input type="radio" name="${name}" value="${value}" ${chosen ? 'checked' : ''} ${attributes}></label>`;
const formOf = (color: string, size: string, price: string) => `
  <form data-product-form>
    <div data-option>${['moss', 'sand'].map((value) => radio('color', value, value === color, 'data-product-id="C"')).join('')}</div>
    <div data-option>${['8', '9'].map((value) => radio('size', value, value === size, value === '9' && color === 'sand' ? '' : `data-product-id="${color}-${value}"`)).join('')}</div>
  </form><p data-part="price">${price}</p><p data-part="stock">In stock</p>`;

const form = () => document.querySelector<HTMLFormElement>('form') ?? document.createElement('form');
const text = (selector: string) => document.querySelector(selector)?.textContent;
const input = (value: string) => form().querySelector<HTMLInputElement>(`[value="${value}"]`);
function choose(value: string): void {
  const chosen = input(value);
  if (chosen) chosen.checked = true;
}
const pageOf = (color: string, size: string, price: string) =>
  new Response(`<html><body>${formOf(color, size, price)}</body></html>`);

const answer = vi.fn<(address: string) => Response | Promise<Response>>();

let pageCount = 0;

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const response = await answer(address);
    signal.throwIfAborted();
    return response;
  });
  history.replaceState(null, '', `/p/boot-${++pageCount}?preview=true`);
  document.body.innerHTML = formOf('moss', '8', '$100');
});

describe('a choice of a product', () => {
  test('is written to the address, beside its other parameters, and shown as the server renders it', async () => {
    answer.mockReturnValue(pageOf('sand', '8', '$90'));
    const stock = document.querySelector('[data-part="stock"]');
    choose('sand');
    await followChoice(form());
    expect(location.search).toBe('?preview=true&color=sand&size=8');
    expect(text('[data-part="price"]')).toBe('$90');
    expect(document.querySelector('[data-part="stock"]')).toBe(stock);
  });

  test('preserves the radios with their focus, and updates which variants exist', async () => {
    answer.mockReturnValue(pageOf('sand', '8', '$90'));
    const chosen = input('sand');
    chosen?.focus();
    choose('sand');
    await followChoice(form());
    expect(document.activeElement).toBe(chosen);
    expect(input('8')?.dataset['productId']).toBe('sand-8');
    expect(input('9')?.dataset['productId']).toBeUndefined();
    expect(input('9')?.parentElement?.className).toBe('gone');
  });

  test('takes over the size that the server chose where there was none, and no other', async () => {
    document.body.innerHTML = formOf('moss', '', '$100');
    answer.mockReturnValue(pageOf('sand', '8', '$90'));
    choose('sand');
    await followChoice(form());
    expect(input('8')?.checked).toBe(true);
    choose('9');
    answer.mockReturnValue(pageOf('sand', '8', '$90'));
    await followChoice(form());
    expect([input('8')?.checked, input('9')?.checked]).toEqual([false, true]);
  });

  test('is requested once for concurrent calls', async () => {
    answer.mockReturnValue(pageOf('sand', '8', '$90'));
    choose('sand');
    await Promise.all([followChoice(form()), followChoice(form())]);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('is replaced by the next one, whichever response comes last', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(promise).mockReturnValueOnce(pageOf('sand', '9', '$80'));
    choose('sand');
    const first = followChoice(form());
    choose('9');
    await followChoice(form());
    resolve(pageOf('sand', '8', '$90'));
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    expect(text('[data-part="price"]')).toBe('$80');
  });

  test('rejects where the server fails, leaves the page as it was, and can be made again', async () => {
    answer.mockReturnValueOnce(new Response('', { status: 503 })).mockReturnValueOnce(pageOf('sand', '9', '$80'));
    choose('sand');
    choose('9');
    await expect(followChoice(form())).rejects.toThrow('503');
    expect(text('[data-part="price"]')).toBe('$100');
    await followChoice(form());
    expect(text('[data-part="price"]')).toBe('$80');
  });
});
