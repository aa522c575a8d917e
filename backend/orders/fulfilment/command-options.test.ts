import { describe, expect, test } from 'vitest';
import { parseOrderCommand } from './command-options.ts';

describe('the arguments of npm run orders', () => {
  test('name a command, an order and its options', () => {
    const args = [
      'ship',
      'M1',
      '--tracking',
      ' 1Z ',
      '--carrier',
      'UPS',
      '--expected',
      '2026-11-30/2026-12-02',
      '--items',
      'A:1,B, wide:12',
      '--items',
      'C:D:3',
    ];
    expect(parseOrderCommand(args)).toMatchObject({
      name: 'ship',
      number: 'M1',
      tracking: '1Z',
      carrier: 'UPS',
      expected: { earliest: '2026-11-30', latest: '2026-12-02' },
      items: [
        { sku: 'A', qty: 1 },
        { sku: 'B, wide', qty: 12 },
        { sku: 'C:D', qty: 3 },
      ],
    });
    expect(parseOrderCommand(['list', '--open'])).toMatchObject({ name: 'list', isOpen: true, items: undefined });
  });

  test.each([
    [[], 'a command is missing'],
    [['send', 'M1'], '"send" is no command'],
    [['toString', 'M1'], '"toString" is no command'],
    [['ship'], 'ship: the number is missing'],
    [['list', 'M1'], 'list takes no number'],
    [['ship', 'M1', 'M2'], 'ship takes one number, not also "M2"'],
    [['cancel', 'M1', '--tracking', 'A'], 'cancel takes no --tracking'],
    [['ship', 'M1', '--expected', 'soon'], '--expected "soon" is no date'],
    [['ship', 'M1', '--expected', '2026-02-30'], '--expected "2026-02-30" is no date'],
    [['ship', 'M1', '--expected', '2026-12-02/2026-11-30'], '--expected "2026-12-02/2026-11-30" is no date'],
    [['ship', 'M1', '--items', 'A'], '--items "A" is not SKU:QTY'],
    [['ship', 'M1', '--items', 'A:0'], '--items "A:0" is not SKU:QTY'],
    [['ship', 'M1', '--items', 'A:-1'], '--items "A:-1" is not SKU:QTY'],
    [['ship', 'M1', '--tracking', ' '], '--tracking has to be'],
    [['ship', 'M1', '--carrier', 'A\nB'], '--carrier has to be'],
    [['ship', 'M1', '--track', 'X'], "Unknown option '--track'"],
    [['deliver', 'M1', '--pickup', '--tracking', 'X'], '--pickup has no --tracking'],
  ])('are refused as %j', (args, reason) => {
    expect(() => parseOrderCommand(args)).toThrow(reason);
  });
});
