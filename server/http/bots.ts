import { createIsBotFromList, list } from 'isbot';

/** Programs that people steer: browsers without a window, audits, command line clients. They see what visitors see. */
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

/** Whether the agent is a crawler: it gets the bare status instead of an error page. */
export const isBot: (userAgent: string | undefined) => boolean = createIsBotFromList(crawlers);
