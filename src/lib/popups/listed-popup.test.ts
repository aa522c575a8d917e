import { expect, test } from 'vitest';
import { classOfPopup } from './listed-popup.ts';

test.each([
  ['Autumn Newsletter', 'Newsletter'],
  ['newsletter-popup', 'Newsletter'],
  ['letter', 'Account'],
  ['join-the-club', 'Account'],
])('the class of %s is %s', (name, expected) => expect(classOfPopup(name)).toBe(expected));
