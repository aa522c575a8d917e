import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

const { adapter: places } = createSandbox({});
const find = (text: string, country: string) => places.find({ text, country, locale: 'en-us' });

test('the sandbox finds a village of the country, by its name', async () => {
  expect(await find(' braemar', 'GB')).toMatchObject({ name: 'Braemar', latitude: 57.01 });
  expect(await find('Braemar', 'DE')).toBeUndefined();
  expect(await find('Brae', 'GB')).toBeUndefined();
  expect(await find('x', 'toString')).toBeUndefined();
});
