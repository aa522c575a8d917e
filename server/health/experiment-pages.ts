import { html } from 'hono/html';
import type { LintDocument } from '../../backend/content/lint/model/content-document.ts';
import type { LintReport } from '../../backend/content/lint/linter.ts';
import { itemsOf } from '../../backend/content/lint/model/section-items.ts';
import type { Experiment, ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import { previewAddress } from './preview-address.ts';
import { badge, htmlTable, type Markup } from './shell.ts';

/** Experiments of the vendor's project, with links that force their variants. */
export function projectExperiments(
  project: Pick<ExperimentClient, 'state' | 'experiments'> | undefined,
  report: LintReport | undefined,
): Markup {
  if (project === undefined) return html`<p class="empty">Experiments are off (<code>EXPERIMENTS_PROVIDER</code>).</p>`;
  const state = badge(project.state, project.state === 'Running' ? 'good' : 'warning');
  const listed = project.experiments();
  if (listed.length === 0) return html`<p>The client of the experiments: ${state}. It knows none.</p>`;
  const rows = listed.map((experiment) => [
    html`<code>${experiment.key}</code>`,
    experiment.label,
    experiment.isRunning ? badge('running', 'good') : badge('not running', 'quiet'),
    forcedLinks(experiment, report),
  ]);
  return html`<p>The client of the experiments: ${state}.</p>
    ${htmlTable('Experiments of the project', ['Key', 'Rules', 'State', 'Variants'], rows)}`;
}

/** On the page of the first document that names the experiment, else on the home page. */
function forcedLinks({ key, variants }: Experiment, report: LintReport | undefined): Markup {
  if (variants.length === 0) return badge('none', 'warning');
  const named = report && experiencesIn(report).find(({ experience }) => experience === key);
  const path = (named && previewAddress(named.document, named.report.sites)) ?? '/?preview=true';
  return html`${variants.map((variant) => forcedLink(path, key, variant))}`;
}

function forcedLink(path: string, key: string, variant: string): Markup {
  const query = new URLSearchParams({ testContext: `${key}:${variant}` });
  return html`<a href="${`${path}&${query}`}">${variant}</a> `;
}

/** Experiences that documents name, with their positions and variants. */
export function experimentsInDocuments(report: LintReport): Markup {
  const rows = experiencesIn(report);
  if (rows.length === 0) return html`<p class="empty">No document names an experience.</p>`;
  const cells = rows.map(({ experience, names, document, position, id }) => [
    html`<code>${experience}</code>`,
    variantLinks(names, { experience, document, report }),
    document.id,
    html`${id} <code>${position}</code>`,
  ]);
  return html`<p>A variant opens the page with it, neither stored nor counted.</p>
    ${htmlTable('Experiences in documents', ['Experience', 'Variants', 'Document', 'Section'], cells)}`;
}

function experiencesIn(report: LintReport) {
  return report.documents.flatMap((document) =>
    itemsOf(document.content).flatMap(({ raw, place: position }) => {
      const item = typeof raw === 'object' && raw !== null ? new Map(Object.entries(raw)) : new Map<string, unknown>();
      const experience = item.get('experienceId');
      if (typeof experience !== 'string' || experience === '') return [];
      const variants = item.get('experiences');
      const names = typeof variants === 'object' && variants !== null ? Object.keys(variants) : [];
      return [{ experience, names, document, report, position, id: String(item.get('id')) }];
    }),
  );
}

interface Named {
  readonly experience: string;
  readonly document: LintDocument;
  readonly report: LintReport;
}

function variantLinks(names: readonly string[], { experience, document, report }: Named): Markup {
  const address = previewAddress(document, report.sites);
  if (names.length === 0) return badge('none', 'warning');
  return html`${names.map((name) => (address === undefined ? html`${name} ` : forcedLink(address, experience, name)))}`;
}
