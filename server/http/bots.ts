import { createIsBotFromList, list } from 'isbot';

/**
 * Programs that people operate: headless browsers, audits, command line clients. They get the same pages as visitors.
 */
const TOOLS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse',
  'node',
  'undici',
  'curl/8.0.0',
  'Wget/1.21',
  'axios/1.0.0',
  'python-requests/2.32',
  'Go-http-client/1.1',
  'autocannon',
];

const crawlers = list.filter((pattern) => !TOOLS.some((agent) => new RegExp(pattern, 'i').test(agent)));

/** Whether the user agent is a crawler: a crawler gets a plain status instead of an error page. */
export const isBot: (userAgent: string | undefined) => boolean = createIsBotFromList(crawlers);
