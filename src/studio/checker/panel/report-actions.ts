import type { Report } from '../../lib/checker-report.ts';
import { createButton, createElement } from './element.ts';
import { openPrintView } from './print-view.ts';
import { reportAsText } from './report-text.ts';

type Announce = (message: string) => void;

/** Buttons that copy, download or print the report. */
export function reportActions(current: () => Report | undefined, announce: Announce): readonly HTMLButtonElement[] {
  const withReport = (act: (report: Report) => void) => () => {
    const report = current();
    if (report === undefined) announce('There is no report yet: check the page first.');
    else act(report);
  };
  return [
    createButton(
      'Copy report',
      withReport((report) => void copy(report, announce)),
    ),
    createButton('Download JSON', withReport(download)),
    createButton(
      'Print report',
      withReport((report) => {
        if (!openPrintView(report))
          announce('The browser keeps the printable report from opening. Allow pop-ups for the shop.');
      }),
    ),
  ];
}

async function copy(report: Report, announce: Announce): Promise<void> {
  try {
    await navigator.clipboard.writeText(reportAsText(report));
    announce('The report is copied.');
  } catch (error) {
    console.warn('The report could not be copied', error);
    announce('The browser does not allow copying here. Download the report instead.');
  }
}

function download(report: Report): void {
  const blob = new Blob([JSON.stringify(report, undefined, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  const name = new URL(report.url).pathname.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  createElement('a', { attributes: { href, download: `accessibility-${name}.json` } }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
