import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { maskPersonal } from './mask-personal.ts';
import { createReportSender, type ReportSender } from './report-sender.ts';
import { watchErrors } from './script-failures.ts';
import { watchFailures } from './shop-failures.ts';

const PERCENT = 100;

/** Layout shifts are fractions, all others milliseconds. */
function watchVitals({ add }: ReportSender): void {
  const report = ({ name, value, rating }: Metric) => {
    const factor = name === 'CLS' ? 10_000 : 1;
    add({ kind: 'vital', name, value: Math.round(value * factor) / factor, rating });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

/** Reports this page, if it is one of the sample; returns a function that ends it, when the consent is withdrawn. */
export function start({ dataset }: HTMLElement): (() => void) | undefined {
  if (Math.random() * PERCENT >= Number(dataset['sample'])) return undefined;
  const sender = createReportSender(dataset['url'] ?? '', () => maskPersonal(location.pathname));
  const stopErrors = watchErrors(sender.add);
  const stopFailures = watchFailures(sender.add);
  watchVitals(sender);
  return () => {
    stopErrors();
    stopFailures();
    sender.stop();
  };
}
