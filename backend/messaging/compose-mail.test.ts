import { describe, expect, test } from 'vitest';
import { composeMail, TEXTS } from './compose-mail.ts';
import { MAIL_VALUES } from './messages/mail-texts.ts';

const order = { name: 'orderConfirmation', to: 'ann@example.com', link: 'https://shop.example/order?a=1&b=2' } as const;
const values = { orderNumber: 'A-1', total: '$ 10.00' };

describe('a mail', () => {
  test('is written in the language of its reader, as text and as HTML', () => {
    const mail = composeMail({ ...order, locale: 'de-de', values, rows: [['Stiefel × 1', '10,00 €']] });
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'ann@example.com', subject: 'Ihre Bestellung A-1' });
    expect(mail.text).toContain('Stiefel × 1: 10,00 €\n\nBestellung ansehen:\nhttps://shop.example/order?a=1&b=2');
    expect(mail.html).toContain('<html lang="de-DE">');
    expect(mail.html).toMatch(/<a [^>]*href="https:\/\/shop\.example\/order\?a=1&amp;b=2">Bestellung ansehen<\/a>/);
  });

  test.each(['en-gb', 'en-ca', 'xx-xx', '__proto__'])('is in English for %s', (locale) => {
    expect(composeMail({ ...order, locale, values }).subject).toBe('Your order A-1');
  });

  test('escapes values and personal messages in markup and headers', () => {
    const bad = '<img src=x onerror=alert(1)>"\'{total}\r\nBcc: eve@example.com';
    const mail = composeMail({
      ...order,
      locale: 'en-us',
      values: { orderNumber: bad, total: 'T' },
      personalMessage: bad,
      rows: [[bad, bad]],
      link: `https://shop.example/?q="${bad}`,
    });
    expect(mail.html).not.toContain('<img');

    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain('{total}');
  });

  test('of every kind is written as text and as HTML in every language', () => {
    for (const locale of [...Object.keys(TEXTS), 'en-gb', 'en-ca']) {
      for (const name of Object.keys(MAIL_VALUES) as (keyof typeof MAIL_VALUES)[]) {
        const filled = { orderNumber: 'A-1', total: 'T', amount: 'T', number: '1', pin: '2', product: 'P' };
        const all = { ...filled, caseNumber: 'C', returnNumber: 'R' };
        const mail = composeMail({ name, to: 'ann@example.com', locale, values: all, link: 'https://shop.example/' });
        expect([locale, name, mail.subject]).not.toContain('');
        for (const text of [mail.text, mail.html ?? '']) {
          expect(text.length, `${locale} ${name}`).toBeGreaterThan(40);
          expect(text, `${locale} ${name}`).not.toMatch(/\{\w+\}|undefined/);
        }
      }
    }
  });

  test('links to the page of the carrier', () => {
    const url = 'https://carrier.example/1?a=1&b=2';
    const mail = composeMail({ ...order, locale: 'en-us', values, rows: [['DHL', url]] });
    expect(mail.html).toContain('href="https://carrier.example/1?a=1&amp;b=2">');
  });

  test('uses the same values in every language', () => {
    for (const [locale, texts] of Object.entries(TEXTS)) {
      for (const [name, expected] of Object.entries(MAIL_VALUES)) {
        const named = [...JSON.stringify(texts[name as keyof typeof MAIL_VALUES]).matchAll(/\{(\w+)\}/g)].map(
          ([, value]) => value,
        );
        expect([locale, name, [...new Set(named)].sort()]).toEqual([locale, name, [...expected].sort()]);
      }
    }
  });

  test('has the same parts in every language', () => {
    const shape = (locale: string) =>
      Object.entries(TEXTS[locale] ?? {}).map(([name, text]) => [name, Object.keys(text)]);
    for (const locale of Object.keys(TEXTS)) expect([locale, shape(locale)]).toEqual([locale, shape('en-us')]);
  });
});
