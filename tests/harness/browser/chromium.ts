import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium } from '@playwright/test';
import { withLock } from '../../../scripts/start/lock.mjs';
import { installChromium } from './install-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TRIAL_TIME = 30_000;

/**
 * Features that Playwright disables. Chromium only applies the last of several `--disable-features`, so a launch with
 * its own list must repeat them; `tests/e2e/browsing/browser-features.spec.ts` compares the lists.
 */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/**
 * Speculative work of the browser in each window: address bar suggestions take two pages, more work than most pages of
 * the shop, and a spare renderer process waits for the next site.
 */
const AHEAD = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Disables all requests to other hosts; `--no-sandbox` because tests run as root in containers. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...AHEAD].join(',')}`,
];

/**
 * Returns the path of a browser that starts on this machine: the headless build, which takes two thirds of the processor
 * time of a Chromium with windows, or `findFullChromium`.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return (await firstThatStarts([unpackHeadlessBuild])) ?? findFullChromium();
}

/** Options for a browser with a back/forward cache: the headless build has none, and Playwright disables that of others. */
export async function withBackForwardCache() {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await findFullChromium());
  return { executablePath, args: [...CHROMIUM_ARGS], ignoreDefaultArgs: ['--disable-back-forward-cache'] };
}

/** Returns the path of a Chromium with windows; installs one as root on Debian, else throws with the command to run. */
async function findFullChromium(): Promise<string> {
  const found = await firstThatStarts([async () => findOnPath(), async () => chromium.executablePath()]);
  if (found) return found;
  await installChromium();
  const installed = findOnPath();
  if (installed && (await starts(installed))) return installed;
  throw new Error('The installed Chromium does not start: set CHROMIUM_PATH to one that does.');
}

async function firstThatStarts(
  candidates: readonly (() => Promise<string | undefined>)[],
): Promise<string | undefined> {
  for (const candidate of candidates) {
    const path = await candidate();
    if (path && (await starts(path))) return path;
  }
  return undefined;
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Undefined on a platform for which the package has no browser. Locked: the package returns the path of a file that
 * another process is still writing.
 */
async function unpackHeadlessBuild(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return withLock(() => sparticuz.executablePath());
}

/** Whether the browser can render a page: a missing shared library is only detected at startup. */
async function starts(path: string): Promise<boolean> {
  if (!isExecutable(path)) return false;
  try {
    const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS, timeout: TRIAL_TIME });
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
