import { expect, test } from '@playwright/test';

const SWITCH = /--disable-features=(\S+)/g;

test('the browser disables all features that Playwright disables, and opens no page beside that of the test', async ({
  browser,
  page,
}) => {
  await page.goto('data:text/html,<title>Alone</title>');
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const [playwrights = [], ...others] = [...commandLine.matchAll(SWITCH)].map(([, names = '']) => names.split(','));
  expect(playwrights.length).toBeGreaterThan(0);
  expect(others.at(-1)).toEqual(expect.arrayContaining(playwrights));
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome:'))).toEqual([]);
});
