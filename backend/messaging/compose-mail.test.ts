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

  test.each([
    ['en-us', 'Order A-1 is canceled'],
    ['en-gb', 'Order A-1 is cancelled'],
    ['en-ca', 'Order A-1 is cancelled'],
  ])('is spelled for %s: %s', (locale, subject) => {
    expect(composeMail({ ...order, name: 'orderCancelled', locale, values }).subject).toBe(subject);
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
    for (const locale of Object.keys(TEXTS)) {
      for (const name of Object.keys(MAIL_VALUES) as (keyof typeof MAIL_VALUES)[]) {
        const filled = { orderNumber: 'A-1', total: 'T', amount: 'T', number: '1', pin: '2', product: 'P', title: 'T' };
        const all = {
          ...filled,
          email: 'new@example.com',
          caseNumber: 'C',
          returnNumber: 'R',
          store: 'S',
          seller: 'L',
          reason: 'Off topic',
        };
        const marketing = { type: 'newsletter', unsubscribeUrl: 'https://shop.example/unsubscribe?token=t' };
        const content = { to: 'ann@example.com', locale, values: all, link: 'https://shop.example/', marketing };
        const mail = composeMail({ ...content, name });
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

  test.each([
    ['en-us', 'Your order A-1', 'en-US'],
    ['en-gb', 'Your order A-1', 'en-GB'],
    ['de-de', 'Ihre Bestellung A-1', 'de-DE'],
    ['fr-fr', 'Votre commande A-1', 'fr-FR'],
    ['fr-ca', 'Votre commande A-1', 'fr-CA'],
    ['es-es', 'Tu pedido A-1', 'es-ES'],
    ['it-it', 'Il tuo ordine A-1', 'it-IT'],
    ['nl-nl', 'Je bestelling A-1', 'nl-NL'],
  ])('for %s has the subject %j and the language %s', (locale, subject, language) => {
    const mail = composeMail({ ...order, locale, values });
    expect([mail.subject, mail.locale]).toEqual([subject, locale]);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  test('has its parts in order: paragraphs, message, table, link and note', () => {
    const mail = composeMail({
      name: 'giftCard',
      to: 'ann@example.com',
      locale: 'en-us',
      link: 'https://shop.example/',
      values: {
        amount: '$ 25.00',
        number: '6006',
        pin: '1234',
      },
      personalMessage: 'Happy birthday!\nAda',
      rows: [
        ['From', 'Ada'],
        ['To', 'Ann'],
      ],
    });
    expect(mail.text).toBe(
      [
        'This gift card is worth $ 25.00.',
        'Number: 6006',
        'PIN: 1234',
        'Happy birthday!\nAda',
        'From: Ada\nTo: Ann',
        'To the shop:\nhttps://shop.example/',
        'Whoever has number and PIN can spend it. Keep this mail like cash.\n',
      ].join('\n\n'),
    );
    expect(mail.html).toMatch(
      /worth \$ 25\.00\.[\s\S]*<blockquote[\s\S]*birthday!<br>Ada[\s\S]*<table[\s\S]*To the shop<\/a>[\s\S]*like cash\./,
    );
  });

  test('omits the parts it does not have', () => {
    const mail = composeMail({ name: 'sharedFavorites', to: 'ann@example.com', locale: 'en-us', values: {} });
    expect(mail.text).toBe('Somebody would like to show you their favorites.\n');
    expect(mail.html).not.toMatch(/<blockquote|<table|<a |class="small"/);
    expect(mail.attachments).toEqual([]);
  });

  test.each([
    ['https://carrier.example/1', true],
    ['http://carrier.example/1', false],
    ['javascript:alert(1)', false],
    ['https://carrier.example/1 and more', false],
    ['see https://carrier.example/1', false],
    ['10,00 €', false],
  ])('links the value %j of a row: %j', (value, isLink) => {
    const mail = composeMail({ ...order, locale: 'en-us', values, link: '', rows: [['Label', value]] });
    expect(mail.html?.includes('<a ')).toBe(isLink);
    expect(mail.text).toContain(`Label: ${value}`);
  });

  test.each([
    ['A\r\nBcc: eve@example.com', 'Your order A Bcc: eve@example.com'],
    ['A\t\u2028B', 'Your order A B'],
    ['größer 🥾', 'Your order größer 🥾'],
    ['{total}', 'Your order {total}'],
    ['$&', 'Your order $&'],
  ])('with the value %j has the subject %j in one line', (orderNumber, subject) => {
    expect(composeMail({ ...order, locale: 'en-us', values: { orderNumber, total: 'T' } }).subject).toBe(subject);
  });

  test.each([
    ['<b>', '&lt;b&gt;'],
    ['"quoted"', '&quot;quoted&quot;'],
    ["it's", 'it&#39;s'],
    ['Fish & chips &amp;', 'Fish &amp; chips &amp;amp;'],
  ])('writes the product %j as %j in HTML, and as it is in text', (product, escaped) => {
    const mail = composeMail({ name: 'stockNotice', to: 'ann@example.com', locale: 'en-us', values: { product } });
    expect(mail.html).toContain(`<p>${escaped} is in stock again.`);
    expect(mail.text).toContain(`${product} is in stock again.`);
  });
});
