import { writePageData } from '../../src/stores/core/page-data.test-support.ts';

/** Every page has data for its scripts, so has the one of a test file in happy-dom. */
if ('document' in globalThis) writePageData();
