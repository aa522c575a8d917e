import { test } from '../../harness/browser/browser-test.ts';
import { testLanguages } from '../../harness/languages/language-tests.ts';

/** Every page is read by `npm run test:soak`. */
const STEP = 12;

test.describe('the languages of the shop', () => testLanguages(STEP));
