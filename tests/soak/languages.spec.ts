import { test } from '../harness/browser/browser-test.ts';
import { testLanguages } from '../harness/languages/language-tests.ts';

test.describe('the languages of all pages', () => testLanguages(1));
